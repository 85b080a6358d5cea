<?php

namespace App\Listeners;

use Facades\Statamic\API\ResourceAuthorizer;
use Illuminate\Http\Client\Pool;
use Illuminate\Http\Client\Response;
use Illuminate\Queue\Events\Looping;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Log;
use Statamic\Events;
use Throwable;

/**
 * Reports changed content to the website, which then reads the content again (`site/server/content-changes-endpoint.ts`). It sends one POST to
 * each address per request of an editor, however much the editor changes with it, and only after the response. A failure is logged: the website
 * then shows the change after its own time (`CONTENT_FRESH_SECONDS`).
 */
class ReportChanges
{
    private const CONNECT_SECONDS = 2;
    private const TOTAL_SECONDS = 5;

    /** Events after which a response of the API can differ. Submissions, users and drafts (revisions) are not part of it. */
    private const EVENTS = [
        Events\AssetContainerDeleted::class,
        Events\AssetContainerSaved::class,
        Events\AssetDeleted::class,
        Events\AssetReuploaded::class,
        Events\AssetSaved::class,
        Events\BlueprintDeleted::class,
        Events\BlueprintReset::class,
        Events\BlueprintSaved::class,
        Events\CollectionDeleted::class,
        Events\CollectionSaved::class,
        Events\CollectionTreeDeleted::class,
        Events\CollectionTreeSaved::class,
        Events\EntryDeleted::class,
        Events\EntrySaved::class,
        Events\EntryScheduleReached::class,
        Events\FieldsetDeleted::class,
        Events\FieldsetReset::class,
        Events\FieldsetSaved::class,
        Events\FormDeleted::class,
        Events\FormSaved::class,
        Events\GlobalSetDeleted::class,
        Events\GlobalSetSaved::class,
        Events\GlobalVariablesDeleted::class,
        Events\GlobalVariablesSaved::class,
        Events\LocalizedTermDeleted::class,
        Events\LocalizedTermSaved::class,
        Events\NavDeleted::class,
        Events\NavSaved::class,
        Events\NavTreeDeleted::class,
        Events\NavTreeSaved::class,
        Events\SiteDeleted::class,
        Events\SiteSaved::class,
        // Files that were edited by hand or deployed are visible after `php please stache:refresh`.
        Events\StacheCleared::class,
        Events\StacheWarmed::class,
        Events\TaxonomyDeleted::class,
        Events\TaxonomySaved::class,
        Events\TermDeleted::class,
        Events\TermSaved::class,
    ];

    private bool $hasChanged = false;

    /** The names of the listening methods do not begin with `handle`, because Laravel would then register them a second time. */
    public function subscribe(): array
    {
        return [
            ...array_fill_keys(self::EVENTS, 'remember'),
            // A queue worker handles no requests. Before each job it sends this event, which reports the changes of the last job.
            Looping::class => 'report',
        ];
    }

    /** Files that visitors send with forms are assets too. Their container is not part of the API. */
    public function remember(object $event): void
    {
        $container = ($event->asset ?? null)?->containerHandle();

        if ($container === null || in_array($container, ResourceAuthorizer::allowedSubResources('api', 'assets'), true)) {
            $this->hasChanged = true;
        }
    }

    /** Sends the changes since the last report. */
    public function report(): void
    {
        $urls = config('content_webhook.urls', []);
        $token = config('content_webhook.token');

        if (! $this->hasChanged || $urls === [] || ! $token) {
            return;
        }

        $this->hasChanged = false;

        try {
            $responses = Http::pool(fn (Pool $pool) => array_map(fn (string $url) => $pool->as($url)
                ->withToken($token)
                ->withoutRedirecting()
                ->connectTimeout(self::CONNECT_SECONDS)
                ->timeout(self::TOTAL_SECONDS)
                ->post($url), $urls));

            foreach ($responses as $url => $response) {
                $this->logFailure($url, $response);
            }
        } catch (Throwable $error) {
            $this->logFailure(implode(', ', $urls), $error);
        }
    }

    private function logFailure(string $url, mixed $response): void
    {
        if ($response instanceof Response && $response->successful()) {
            return;
        }

        $reason = $response instanceof Response ? 'status '.$response->status() : $response->getMessage();
        Log::warning("The website could not be told that content has changed: {$url}: {$reason}");
    }
}
