<?php

return [

    'enabled' => env('STATAMIC_API_ENABLED', false),

    'resources' => [
        'collections' => [
            '*' => [
                'enabled' => true,
                'allowed_filters' => ['site', 'slug', 'uri', 'id', 'origin', 'title', 'starts', 'colours', 'specs.rank', 'taxonomy:store_types'],
            ],
            'vacancies' => ['enabled' => true, 'allowed_filters' => ['site', 'status', 'published']],
            'switches' => ['enabled' => true, 'allowed_filters' => ['title', 'flag', 'amount', 'note', 'checked', 'status']],
            'chapters' => ['enabled' => true, 'allowed_filters' => ['status', 'published']],
            'secrets' => false,
        ],
        'taxonomies' => ['*' => ['enabled' => true, 'allowed_filters' => ['site', 'slug']]],
        'navs' => true,
        'globals' => true,
        'forms' => true,
        'assets' => true,
        'users' => false,
    ],

    'route' => env('STATAMIC_API_ROUTE', 'api'),

    'middleware' => env('STATAMIC_API_MIDDLEWARE', 'api'),

    'auth_token' => env('STATAMIC_API_AUTH_TOKEN'),

    'pagination_size' => 50,

    'cache' => false,

    'excluded_keys' => [],

];
