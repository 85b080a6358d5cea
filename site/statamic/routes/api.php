<?php

use App\Http\Controllers\EntryByUri;
use Illuminate\Support\Facades\Route;
use Statamic\API\Middleware\HandleAuthentication;

/*
 * Registered before Statamic's own API routes, whose catch-all route would return 404.
 * Statamic 6 checks the bearer token in a middleware that Statamic 5 does not have. The route is never cached here,
 * because visitors choose its paths, and Statamic's cache keeps each of them.
 */
Route::get('entries-by-uri', EntryByUri::class)
    ->middleware(class_exists(HandleAuthentication::class) ? HandleAuthentication::class : []);
