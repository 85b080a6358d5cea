<?php

namespace App\Providers;

use Illuminate\Support\ServiceProvider;
use Statamic\Fields\Fieldtype;

class AppServiceProvider extends ServiceProvider
{
    /**
     * Asset URLs are absolute, because the website fetches images from another host.
     */
    public function register(): void
    {
        config(['filesystems.disks.assets' => [
            'driver' => 'local',
            'root' => public_path('assets'),
            'url' => rtrim((string) config('app.url'), '/').'/assets',
            'visibility' => 'public',
            'throw' => false,
        ]]);
    }

    /**
     * Adds custom keys to form fields. The API returns them unchanged. Because they are registered here, the
     * control panel shows them and keeps them when it saves.
     */
    public function boot(): void
    {
        $this->addToEveryField('step', [
            'type' => 'integer',
            'display' => 'Step',
            'instructions' => 'The page of a form this field stands on. Forms with one step show as one page.',
        ]);

        $this->addToEveryField('step_title', [
            'type' => 'text',
            'display' => 'Title of the step',
            'instructions' => 'On the first field of a step: what the step is called.',
        ]);

        $this->addToEveryField('translations', [
            'type' => 'yaml',
            'display' => 'Translations',
            'instructions' => 'Per language: display, instructions, placeholder, options, step_title.',
        ]);

        $this->addToEveryField('autocomplete', [
            'type' => 'text',
            'display' => 'Autocomplete',
            'instructions' => 'What a browser may fill in: name, email, tel, organization, country.',
        ]);
    }

    private function addToEveryField(string $key, array $config): void
    {
        Fieldtype::appendConfigField($key, $config);
    }
}
