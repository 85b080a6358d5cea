<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cache;
use Symfony\Component\HttpFoundation\Response;

/**
 * Stores a submission once per Idempotency-Key. The site retries a submission if it received no response. A repeated key returns the
 * first response. Rejected submissions can be sent again with the same key.
 */
class StoreOnce
{
    private const REMEMBERED_SECONDS = 7 * 24 * 60 * 60;
    private const LONGEST_SECONDS = 60;

    public function handle(Request $request, Closure $next): Response
    {
        $key = $request->header('Idempotency-Key');
        if (! is_string($key) || $key === '' || ! $request->is('!/forms/*')) {
            return $next($request);
        }
        $name = 'form-once:'.hash('sha256', $request->path().' '.$key);

        return Cache::lock($name.':lock', self::LONGEST_SECONDS)->block(self::LONGEST_SECONDS, function () use ($name, $request, $next) {
            $before = Cache::get($name);
            if (is_string($before)) {
                return response($before, 200, ['Content-Type' => 'application/json']);
            }
            $response = $next($request);
            if ($response->getStatusCode() === 200) {
                Cache::put($name, $response->getContent(), self::REMEMBERED_SECONDS);
            }

            return $response;
        });
    }
}
