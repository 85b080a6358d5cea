<?php

namespace App\Providers;

use App\Listeners\RedirectMovedEntries;
use App\Listeners\ReportChanges;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\ServiceProvider;
use Statamic\Fieldtypes\Assets\Assets;
use Statamic\Fieldtypes\Checkboxes;
use Statamic\Fieldtypes\Files;
use Statamic\Fieldtypes\Integer;
use Statamic\Fieldtypes\Radio;
use Statamic\Fieldtypes\Select;
use Statamic\Fieldtypes\Text;
use Statamic\Fieldtypes\Textarea;
use Statamic\Fieldtypes\Toggle;

class AppServiceProvider extends ServiceProvider
{
    /** The field types that editors can add to a form and that the site supports. */
    private const FORM_FIELD_TYPES = [
        Assets::class,
        Checkboxes::class,
        Files::class,
        Integer::class,
        Radio::class,
        Select::class,
        Text::class,
        Textarea::class,
        Toggle::class,
    ];

    /**
     * The listeners keep data from one event to the next.
     */
    public function register(): void
    {
        $this->app->singleton(RedirectMovedEntries::class);
        $this->app->singleton(ReportChanges::class);
    }

    /**
     * Registers the listeners. Adds custom keys to form fields. The API returns them unchanged. Because they are registered
     * here, the control panel shows them and keeps them when it saves.
     */
    public function boot(): void
    {
        Event::subscribe(RedirectMovedEntries::class);
        Event::subscribe(ReportChanges::class);
        $this->app->terminating(fn () => $this->app->make(ReportChanges::class)->report());

        $this->addToFormFields('step', [
            'type' => 'integer',
            'display' => 'Step',
            'instructions' => 'The number of the form step that contains this field. A form with one step is a single page.',
        ]);

        $this->addToFormFields('step_title', [
            'type' => 'text',
            'display' => 'Title of the step',
            'instructions' => 'The title of the step, set on its first field.',
        ]);

        $this->addToFormFields('translations', [
            'type' => 'yaml',
            'display' => 'Translations',
            'instructions' => 'Per language: display, instructions, placeholder, options, step_title.',
        ]);

        $this->addToFormFields('autocomplete', [
            'type' => 'text',
            'display' => 'Autocomplete',
            'instructions' => 'The data that browsers fill in: name, email, tel, organization, country.',
        ]);
    }

    /**
     * Adds a key to each field type. Statamic 5 ignores keys that are added to their base class `Fieldtype`.
     */
    private function addToFormFields(string $key, array $config): void
    {
        foreach (self::FORM_FIELD_TYPES as $type) {
            $type::appendConfigField($key, $config);
        }
    }
}
