import * as v from 'valibot';
import type { OwnPath } from '#renderer/parse/link';
import { locales } from '#site/i18n/locale';
import type { ContentAsset, Entry, Globals, PaginatedList, NavItem, RawFields, Term } from './model.ts';
import { handleOf, linkOf, mapOf, numberOf, ownPathOf, pictureOf, relatedOf, textOf } from './wire-values.ts';

// Schemas of the content system's JSON (contract §4, §5). Only files named `wire.ts` or `wire-….ts` contain its keys. Ids, sites, slugs of
// terms, handles of globals, the status of entries and page numbers are validated. Most other missing or invalid values become null or empty.

const statuses = ['published', 'draft', 'scheduled', 'expired'] as const;

/** Keys that every request with `fields` includes. */
export const entryKeys = splitWords(
  'id origin_id title slug uri url permalink locale collection blueprint status published date updated_at order redirect',
);

const knownEntryKeys = new Set([
  ...entryKeys,
  ...splitWords('api_url edit_url is_entry last_modified mount parent private updated_by'),
  ...splitWords('sections seo_title seo_description seo_image seo_noindex'),
]);

/** The schema of an entry. All other keys are in `fields`. */
export const entry = v.pipe(
  v.looseObject({
    id: v.string(),
    locale: v.string(),
    collection: v.unknown(),
    status: v.optional(v.picklist(statuses), 'published'),
    published: v.optional(v.boolean(), true),
  }),
  v.transform((raw): Entry => ({
    id: raw.id,
    originId: textOf(raw['origin_id']),
    title: textOf(raw['title']),
    slug: textOf(raw['slug']),
    uri: textOf(raw['uri']),
    url: pagePathOf(raw),
    permalink: textOf(raw['permalink']),
    editUrl: textOf(raw['edit_url']),
    site: raw.locale,
    collection: handleOf(raw.collection) ?? '',
    blueprint: handleOf(raw['blueprint']),
    status: raw.published || raw.status !== 'published' ? raw.status : 'draft',
    published: raw.published,
    date: textOf(raw['date']),
    updatedAt: textOf(raw['updated_at']) ?? textOf(raw['last_modified']),
    order: numberOf(raw['order']),
    parent: relatedOf(raw['parent']),
    // A stored redirect may be `entry::id` or `@child`. Its target is in `url` (contract §5.1).
    redirect: hasRedirect(raw) ? textOf(raw['url']) : null,
    sections: Array.isArray(raw['sections']) ? raw['sections'] : [],
    seo: {
      title: textOf(raw['seo_title']),
      description: textOf(raw['seo_description']),
      picture: pictureOf(raw['seo_image']),
      noindex: raw['seo_noindex'] === true,
    },
    fields: without(raw, knownEntryKeys),
    isPreview: false,
  })),
);

function hasRedirect(raw: RawFields): boolean {
  return linkOf(raw['redirect']) !== null;
}

/** Returns the path of an entry's own page. For an entry with a redirect, `url` is the target, so the path is built from `uri`. */
function pagePathOf(raw: RawFields): OwnPath | null {
  const url = hasRedirect(raw) ? null : ownPathOf(raw['url']);
  const uri = ownPathOf(raw['uri']);
  const locale = locales.find(({ site }) => site === raw['locale']);
  return url ?? (uri && locale ? ownPathOf(`/${locale.code}${uri === '/' ? '' : uri}`) : null);
}

/** The header of a response to a request with a valid preview token (contract §8). */
const PREVIEW_HEADER = { name: 'X-Statamic-Live-Preview', value: '1' } as const;

/** Returns an entry with the information whether the content system accepted the preview token of the request. */
export function withPreview(requested: Entry, headers: Headers): Entry {
  return { ...requested, isPreview: headers.get(PREVIEW_HEADER.name) === PREVIEW_HEADER.value };
}

/** Keys of a term that every request with `fields` includes. */
export const termKeys = splitWords('id slug title uri url locale taxonomy entries_count');

const knownTermKeys = new Set([
  ...termKeys,
  ...splitWords('permalink api_url edit_url is_term updated_at updated_by'),
]);

/** The schema of a taxonomy term. All other keys are in `fields`. */
export const term = v.pipe(
  v.looseObject({ id: v.string(), slug: v.string(), locale: v.string(), taxonomy: v.unknown() }),
  v.transform((raw): Term => ({
    id: raw.id,
    slug: raw.slug,
    title: textOf(raw['title']),
    uri: textOf(raw['uri']),
    url: ownPathOf(raw['url']),
    site: raw.locale,
    taxonomy: handleOf(raw.taxonomy) ?? raw.id.split('::')[0] ?? '',
    entriesCount: numberOf(raw['entries_count']) ?? 0,
    fields: without(raw, knownTermKeys),
  })),
);

const knownAssetKeys = new Set(
  splitWords('id url permalink alt width height focus focus_css mime_type size_bytes'),
);

/** The schema of a picture or another file. All other keys are in `fields`. */
export const asset = v.pipe(
  v.looseObject({ id: v.pipe(v.string(), v.nonEmpty()) }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): ContentAsset => {
    const picture = pictureOf(value);
    if (picture === null) {
      addIssue({ message: 'Expected an asset with an id' });
      return NEVER;
    }
    return {
      ...picture,
      mimeType: textOf(value['mime_type']),
      bytes: numberOf(value['size_bytes']),
      fields: without(value, knownAssetKeys),
    };
  }),
);

const globalSet = v.looseObject({ handle: v.string() });

/** Global sets by handle (specification §7). */
export const globals = v.pipe(
  v.object({ data: v.array(globalSet) }),
  v.transform(({ data }): Globals =>
    Object.fromEntries(data.map((set) => [set.handle, without(set, knownSetKeys)])),
  ),
);

const knownSetKeys = new Set(splitWords('handle api_url'));

const knownPageKeys = new Set(splitWords('title url'));

const branch: v.GenericSchema<unknown, NavItem> = v.pipe(
  v.object({
    page: v.unknown(),
    depth: v.optional(v.number(), 1),
    children: v.optional(v.array(v.lazy(() => branch)), []),
  }),
  v.transform(({ page, depth, children }) => {
    const raw = mapOf(page);
    const fields = without(raw, knownPageKeys);
    return { title: textOf(raw['title']), url: linkOf(raw['url']), depth, fields, children };
  }),
);

/** The schema of the items of a navigation. */
export const tree = v.pipe(
  v.object({ data: v.array(branch) }),
  v.transform(({ data }) => data),
);

/** Schema of a response without `meta`. Returns only its `data` (specification §7). */
export function single<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(
    v.object({ data: item }),
    v.transform(({ data }) => data),
  );
}

/** The maximum number of pages of a list. */
const MAX_PAGES = 10_000;

/**
 * Schema of a response with `meta`. It validates the page number and the number of pages, because a server that ignores `page` or counts wrongly
 * would cause an endless loop.
 *
 * @param page number of the requested page, from 1
 */
export function list<Item>(item: v.GenericSchema<unknown, Item>, page: number) {
  const requestedPage = v.pipe(
    v.number(),
    v.value(page, ({ received }) => `Expected page ${page}, got page ${received}`),
  );
  const itemNumber = v.nullish(v.number(), null);
  const meta = v.object({
    current_page: requestedPage,
    last_page: v.pipe(
      v.number(),
      v.maxValue(MAX_PAGES, ({ received }) => `Expected at most ${MAX_PAGES} pages, got ${received}`),
    ),
    per_page: v.number(),
    total: v.number(),
    from: itemNumber,
    to: itemNumber,
  });
  return v.pipe(
    v.object({ data: v.array(item), meta }),
    v.check(
      ({ data, meta: { last_page: last } }) => data.length > 0 || page >= last,
      ({ input }) => `Expected items on page ${page} of ${input.meta.last_page}, got none`,
    ),
    v.transform(({ data, meta: m }): PaginatedList<Item> => ({
      items: data,
      meta: {
        currentPage: m.current_page,
        lastPage: m.last_page,
        perPage: m.per_page,
        total: m.total,
        from: m.from,
        to: m.to,
      },
    })),
  );
}

/**
 * The body of a 404 for a missing item, which is JSON. A 404 in HTML is from a proxy or a disabled API (contract §1, §2) and is a failure.
 */
export const notFoundBody = v.pipe(
  v.object({ message: v.string() }),
  v.transform(() => null),
);

function without(raw: RawFields, excluded: ReadonlySet<string>): RawFields {
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !excluded.has(key)));
}

function splitWords(line: string): readonly string[] {
  return line.split(' ');
}
