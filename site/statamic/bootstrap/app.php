<?php

use App\Http\Middleware\StoreOnce;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Configuration\Exceptions;
use Illuminate\Foundation\Configuration\Middleware;

$base = dirname(__DIR__);

return Application::configure(basePath: $base)
    ->withRouting(
        web: "{$base}/routes/web.php",
        api: "{$base}/routes/api.php",
        commands: "{$base}/routes/console.php",
        health: '/up',
    )
    ->withMiddleware(function (Middleware $middleware): void {
        // The server of the site posts forms without a session, so there is no CSRF token. The honeypot still applies.
        $middleware->validateCsrfTokens(except: ['!/forms/*']);
        $middleware->appendToGroup('web', StoreOnce::class);
    })
    ->withExceptions(function (Exceptions $exceptions): void {
        //
    })
    ->create();
