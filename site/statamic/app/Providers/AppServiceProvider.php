<?php

namespace App\Providers;

use App\Listeners\RedirectMovedEntries;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\ServiceProvider;
use Statamic\Fields\Fieldtype;

class AppServiceProvider extends ServiceProvider
{
    /**
     * The listener keeps addresses from one event to the next.
     */
    public function register(): void
    {
        $this->app->singleton(RedirectMovedEntries::class);
    }

    /**
     * Adds custom keys to form fields. The API returns them unchanged. Because they are registered here, the
     * control panel shows them and keeps them when it saves.
     */
    public function boot(): void
    {
        Event::subscribe(RedirectMovedEntries::class);

        $this->addToEveryField('step', [
            'type' => 'integer',
            'display' => 'Step',
            'instructions' => 'The number of the form step that contains this field. A form with one step is a single page.',
        ]);

        $this->addToEveryField('step_title', [
            'type' => 'text',
            'display' => 'Title of the step',
            'instructions' => 'The title of the step, set on its first field.',
        ]);

        $this->addToEveryField('translations', [
            'type' => 'yaml',
            'display' => 'Translations',
            'instructions' => 'Per language: display, instructions, placeholder, options, step_title.',
        ]);

        $this->addToEveryField('autocomplete', [
            'type' => 'text',
            'display' => 'Autocomplete',
            'instructions' => 'The data that browsers fill in: name, email, tel, organization, country.',
        ]);
    }

    private function addToEveryField(string $key, array $config): void
    {
        Fieldtype::appendConfigField($key, $config);
    }
}
