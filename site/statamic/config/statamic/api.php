<?php

/*
 * Settings of the read-only content API. Statamic adds defaults for missing keys.
 *
 * All public content is enabled. `status` and `published` must never be allowed filters, because they would
 * make drafts public.
 */
return [

    'enabled' => env('STATAMIC_API_ENABLED', false),

    'resources' => [
        'collections' => [
            '*' => [
                'enabled' => true,
                'allowed_filters' => ['site', 'slug', 'uri', 'id', 'origin', 'title', 'taxonomy:store_services', 'taxonomy:store_types', 'taxonomy:topics', 'updated_at'],
            ],
        ],
        'taxonomies' => [
            '*' => [
                'enabled' => true,
                'allowed_filters' => ['site', 'slug'],
            ],
        ],
        'navs' => true,
        'globals' => true,
        'forms' => true,
        // The container of visitors' files is not listed.
        'assets' => ['assets'],
        'users' => false,
    ],

    'route' => env('STATAMIC_API_ROUTE', 'api'),

    // Statamic 6 requires this bearer token if it is set; Statamic 5 ignores it.
    'auth_token' => env('STATAMIC_API_AUTH_TOKEN'),

    'middleware' => env('STATAMIC_API_MIDDLEWARE', 'api'),

    'pagination_size' => 50,

    // Statamic's own cache of complete responses, in minutes. It is off, because the site caches responses itself.
    // Statamic's cache also keeps old responses: parallel requests can remove each other's keys from the list
    // that a change of the content clears. The list grows with each unknown path.
    'cache' => env('STATAMIC_API_CACHE', false) ? ['expiry' => 60] : false,

    'excluded_keys' => [],

];
