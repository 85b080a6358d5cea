<?php

/*
 * Disks of Laravel (`local`, `public`) and of the asset containers (`assets`, `submissions`). The file replaces Laravel's, because
 * Laravel 10 does not add its own disks to it. The embedded content server reads it too.
 */
return [

    'default' => env('FILESYSTEM_DISK', 'local'),

    'disks' => [

        // Statamic stores the files of `files` fields here until it has sent the mails of a form.
        'local' => [
            'driver' => 'local',
            'root' => storage_path('app/private'),
            'serve' => true,
            'throw' => false,
        ],

        'public' => [
            'driver' => 'local',
            'root' => storage_path('app/public'),
            'url' => env('APP_URL').'/storage',
            'visibility' => 'public',
            'throw' => false,
        ],

        // The URL has no host. The site serves `/assets/…` under its own origin, with the files of this disk.
        'assets' => [
            'driver' => 'local',
            'root' => public_path('assets'),
            'url' => '/assets',
            'visibility' => 'public',
            'throw' => false,
        ],

        // Files that visitors send with forms. Without a URL the disk is private. Never give it one.
        'submissions' => [
            'driver' => 'local',
            'root' => storage_path('app/submissions'),
            'visibility' => 'private',
            'throw' => false,
        ],

    ],

    'links' => [
        public_path('storage') => storage_path('app/public'),
    ],

];
