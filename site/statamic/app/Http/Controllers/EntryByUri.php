<?php

namespace App\Http\Controllers;

use Facades\Statamic\API\ResourceAuthorizer;
use Facades\Statamic\CP\LivePreview;
use Illuminate\Http\Request;
use Statamic\Contracts\Entries\Entry;
use Statamic\Exceptions\NotFoundHttpException;
use Statamic\Facades;
use Statamic\Http\Controllers\API\ApiController;
use Statamic\Http\Resources\API\EntryResource;
use Statamic\Structures\Page;

/**
 * GET /api/entries-by-uri?uri=/over-ons&site=nl[&token=…]
 *
 * Returns the entry, of any collection, at a URI of a site. `uri` has no site prefix. `site` is a handle
 * and defaults to the first site. Responses equal those of Statamic's single entries: 200 with `data`,
 * 404 if there is no visible entry, 422 without `uri`.
 */
class EntryByUri extends ApiController
{
    protected $resourceConfigKey = 'collections';

    public function __invoke(Request $request)
    {
        $this->abortIfDisabled();

        $uri = $request->query('uri');

        if (! is_string($uri) || $uri === '') {
            return response()->json(['message' => 'The uri field is required.'], 422);
        }

        $entry = $this->find('/'.trim($uri, '/'), $this->siteOf($request));

        throw_unless($entry && $this->mayBeSeen($entry, $request), new NotFoundHttpException);

        return app(EntryResource::class)::make($entry);
    }

    private function siteOf(Request $request): string
    {
        $handle = $request->query('site', Facades\Site::default()->handle());

        throw_unless(is_string($handle) && Facades\Site::get($handle), new NotFoundHttpException);

        return $handle;
    }

    /** Statamic finds entries of a structured collection as a page of its tree, which EntryResource does not accept. */
    private function find(string $uri, string $site): ?Entry
    {
        $found = Facades\Entry::findByUri($uri, $site);

        return $found instanceof Page ? $found->entry() : $found;
    }

    /**
     * findByUri ignores the status, so it is checked here: `status()`, not `published()`, because a
     * scheduled or expired entry is also published. A preview token gives access only to the entry it was
     * created for.
     */
    private function mayBeSeen(Entry $entry, Request $request): bool
    {
        $open = ResourceAuthorizer::allowedSubResources('api', 'collections');

        if (! in_array($entry->collectionHandle(), $open, true)) {
            return false;
        }

        return $entry->status() === 'published' || $this->isPreviewOf($entry, $request);
    }

    private function isPreviewOf(Entry $entry, Request $request): bool
    {
        if (! $request->isLivePreview()) {
            return false;
        }

        $edited = LivePreview::item($request->statamicToken());

        return $edited instanceof Entry && $edited->id() === $entry->id();
    }
}
