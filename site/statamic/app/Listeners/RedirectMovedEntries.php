<?php

namespace App\Listeners;

use Statamic\Contracts\Entries\Entry;
use Statamic\Events\CollectionTreeSaved;
use Statamic\Events\CollectionTreeSaving;
use Statamic\Events\EntrySaved;
use Statamic\Events\EntrySaving;
use Statamic\Facades;
use Statamic\Facades\Blink;

/**
 * Writes a redirect for each published entry that gets another address: because its slug, its date or the slug of a page above it has
 * changed, or its place in the tree. The addresses before a save are compared with those after it. The redirect leads to the entry, so it
 * stays right when the entry moves again.
 *
 * The embedded content server does the same for files (`site/embedded/content/redirect-writer.ts`).
 */
class RedirectMovedEntries
{
    private const COLLECTION = 'redirects';

    /** @var array<string, array<string, string>> addresses before a save by entry id, for each save that has not ended */
    private array $before = [];

    /** Their names do not begin with `handle`, because Laravel would then register them a second time. */
    public function subscribe(): array
    {
        return [
            EntrySaving::class => 'rememberEntry',
            EntrySaved::class => 'redirectEntry',
            CollectionTreeSaving::class => 'rememberTree',
            CollectionTreeSaved::class => 'redirectTree',
        ];
    }

    public function rememberEntry(EntrySaving $event): void
    {
        $stored = Facades\Entry::find($event->entry->id());

        if ($stored && $event->entry->isDirty(['slug', 'date'])) {
            $this->before['entry '.$stored->id()] = $this->addressesOf($this->affectedBy($stored));
        }
    }

    public function redirectEntry(EntrySaved $event): void
    {
        $this->redirectFrom('entry '.$event->entry->id());
    }

    public function rememberTree(CollectionTreeSaving $event): void
    {
        $this->before[$this->nameOf($event->tree)] = $this->addressesOf($event->tree->diff()->ancestryChanged());
    }

    public function redirectTree(CollectionTreeSaved $event): void
    {
        $this->redirectFrom($this->nameOf($event->tree));
    }

    private function nameOf($tree): string
    {
        return 'tree '.$tree->handle().' '.$tree->locale();
    }

    /** Returns the ids of an entry, of the pages below it and of the entries of a collection that is mounted on it. */
    private function affectedBy(Entry $entry): array
    {
        $below = $entry->page()?->flattenedPages()->map->reference()->filter()->all() ?? [];
        $mounted = Facades\Collection::findByMount($entry->root())
            ?->queryEntries()->where('site', $entry->locale())->get()->map->id()->all() ?? [];

        return [$entry->id(), ...$below, ...$mounted];
    }

    /** Returns the addresses of those entries that visitors can see, from the site's path on: `/nl/over-ons`. */
    private function addressesOf(array $ids): array
    {
        return Facades\Entry::query()->whereIn('id', $ids)->get()
            ->filter(fn (Entry $entry) => $entry->status() === 'published' && $entry->uri())
            ->mapWithKeys(fn (Entry $entry) => [$entry->id() => $entry->urlWithoutRedirect()])
            ->all();
    }

    private function redirectFrom(string $save): void
    {
        $before = $this->before[$save] ?? [];
        unset($this->before[$save]);

        if ($before === [] || ! Facades\Collection::find(self::COLLECTION)) {
            return;
        }

        foreach (['entry-uris', 'structure-uris', 'structure-entries'] as $store) {
            Blink::store($store)->flush();
        }

        foreach (Facades\Entry::query()->whereIn('id', array_keys($before))->get() as $entry) {
            $last = $before[$entry->id()];
            $address = $entry->urlWithoutRedirect();

            if ($address && $address !== $last) {
                $this->replaceRedirects($entry, $last, $address);
            }
        }
    }

    /** A redirect hides the page that has its old address, so redirects from both addresses are removed first. */
    private function replaceRedirects(Entry $entry, string $last, string $address): void
    {
        $site = $entry->locale();

        Facades\Entry::query()
            ->where('collection', self::COLLECTION)->where('site', $site)->whereIn('from', [$last, $address])
            ->get()->each->delete();

        if ($this->isUsed($last, $entry)) {
            return;
        }

        Facades\Entry::make()
            ->collection(self::COLLECTION)
            ->locale($site)
            ->published(true)
            ->data(['from' => $last, 'to' => 'entry::'.$entry->id(), 'permanent' => true])
            ->save();
    }

    /** Returns whether another entry of the site has the address now. */
    private function isUsed(string $address, Entry $moved): bool
    {
        $path = rtrim((string) parse_url($moved->site()->absoluteUrl(), PHP_URL_PATH), '/');
        $found = Facades\Entry::findByUri(substr($address, strlen($path)) ?: '/', $moved->locale());

        return $found !== null && $found->id() !== $moved->id();
    }
}
