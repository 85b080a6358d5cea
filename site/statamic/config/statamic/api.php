<?php

/*
 * The content API, read-only. Statamic fills in every key that is left out here.
 *
 * Everything visitors may see is open. `status` and `published` must never become filters: with them
 * anyone could list drafts.
 */
return [

    'enabled' => env('STATAMIC_API_ENABLED', false),

    'resources' => [
        'collections' => [
            '*' => [
                'enabled' => true,
                'allowed_filters' => ['site', 'slug', 'uri', 'id', 'origin', 'title', 'taxonomy:store_types', 'taxonomy:topics'],
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
        'assets' => true,
        'users' => false,
    ],

    'route' => env('STATAMIC_API_ROUTE', 'api'),

    // Statamic 6 asks callers for this bearer token when it is set; Statamic 5 ignores it.
    'auth_token' => env('STATAMIC_API_AUTH_TOKEN'),

    'middleware' => env('STATAMIC_API_MIDDLEWARE', 'api'),

    'pagination_size' => 50,

    // Whole answers, in minutes. Saving in the control panel empties it; editing files by hand does not,
    // so turn it off while you do: STATAMIC_API_CACHE=false.
    'cache' => env('STATAMIC_API_CACHE', true) ? ['expiry' => 60] : false,

    'excluded_keys' => [],

];
