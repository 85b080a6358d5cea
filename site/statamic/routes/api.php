<?php

use App\Http\Controllers\EntryByUri;
use Illuminate\Support\Facades\Route;
use Statamic\API\Middleware\HandleAuthentication;

/*
 * Registered before Statamic's own API routes, whose catch-all route would return 404.
 * Statamic 6 checks the bearer token in a middleware that Statamic 5 does not have. Statamic's cache of API responses
 * is not used here: visitors choose the addresses, so its list of keys would grow without a limit.
 */
Route::get('entries-by-uri', EntryByUri::class)->middleware(array_filter([
    class_exists(HandleAuthentication::class) ? HandleAuthentication::class : null,
]));
