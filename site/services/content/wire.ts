import * as v from 'valibot';
import type { ContentAsset, Entry, Globals, PaginatedList, NavItem, RawFields, Term } from './model.ts';
import { handleOf, linkOf, mapOf, numberOf, pictureOf, relatedOf, textOf } from './normalise.ts';

/**
 * The content system's JSON (contract §4, §5): the only place, with `wire-forms.ts`, that knows its keys. An answer is refused only
 * where nothing could be done with it (no id, no site); whatever else is missing or odd becomes null or empty.
 */

const statuses = ['published', 'draft', 'scheduled', 'expired'] as const;

/** Keys no entry is handed out without; a list that asks for some `fields` asks for these too. */
export const entryKeys = words(
  'id origin_id title slug uri url permalink locale collection blueprint status published date updated_at order redirect',
);

const knownEntryKeys = new Set([
  ...entryKeys,
  ...words('api_url edit_url is_entry last_modified mount parent private updated_by'),
  ...words('sections seo_title seo_description seo_image seo_noindex'),
]);

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
    url: textOf(raw['url']),
    permalink: textOf(raw['permalink']),
    site: raw.locale,
    collection: handleOf(raw.collection) ?? '',
    blueprint: handleOf(raw['blueprint']),
    status: raw.published || raw.status !== 'published' ? raw.status : 'draft',
    published: raw.published,
    date: textOf(raw['date']),
    updatedAt: textOf(raw['updated_at']) ?? textOf(raw['last_modified']),
    order: numberOf(raw['order']),
    parent: relatedOf(raw['parent']),
    // A stored redirect may be `entry::id` or `@child`; the address it leads to stands in `url` (contract §5.1).
    redirect: linkOf(raw['redirect']) === null ? null : textOf(raw['url']),
    sections: Array.isArray(raw['sections']) ? raw['sections'] : [],
    seo: {
      title: textOf(raw['seo_title']),
      description: textOf(raw['seo_description']),
      picture: pictureOf(raw['seo_image']),
      noindex: raw['seo_noindex'] === true,
    },
    fields: without(raw, knownEntryKeys),
  })),
);

export const termKeys = words('id slug title uri url locale taxonomy entries_count');

const knownTermKeys = new Set([
  ...termKeys,
  ...words('permalink api_url edit_url is_term updated_at updated_by'),
]);

export const term = v.pipe(
  v.looseObject({ id: v.string(), slug: v.string(), locale: v.string(), taxonomy: v.unknown() }),
  v.transform((raw): Term => ({
    id: raw.id,
    slug: raw.slug,
    title: textOf(raw['title']),
    uri: textOf(raw['uri']),
    url: textOf(raw['url']),
    site: raw.locale,
    taxonomy: handleOf(raw.taxonomy) ?? raw.id.split('::')[0] ?? '',
    entriesCount: numberOf(raw['entries_count']) ?? 0,
    fields: without(raw, knownTermKeys),
  })),
);

const knownAssetKeys = new Set(
  words('id url permalink alt width height focus focus_css mime_type size_bytes'),
);

export const asset = v.pipe(
  v.looseObject({ id: v.pipe(v.string(), v.nonEmpty()) }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): ContentAsset => {
    const picture = pictureOf(value);
    if (picture === null) {
      addIssue({ message: 'It is not a picture or file.' });
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

/** All sets as one map by handle (specification §7). */
export const globals = v.pipe(
  v.object({ data: v.array(globalSet) }),
  v.transform(({ data }): Globals =>
    Object.fromEntries(data.map((set) => [set.handle, without(set, knownSetKeys)])),
  ),
);

const knownSetKeys = new Set(words('handle api_url'));

const knownPageKeys = new Set(words('title url'));

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

export const tree = v.pipe(
  v.object({ data: v.array(branch) }),
  v.transform(({ data }) => data),
);

/** An answer without `meta`: its `data` alone (specification §7). */
export function single<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(
    v.object({ data: item }),
    v.transform(({ data }) => data),
  );
}

/**
 * An answer with `meta`, kept whole. It must be the page that was asked for: an origin that ignores `page` would otherwise be
 * asked for ever.
 */
export function list<Item>(item: v.GenericSchema<unknown, Item>, page: number) {
  const askedPage = v.pipe(
    v.number(),
    v.value(page, ({ received }) => `Page ${page} was asked for, ${received} came.`),
  );
  const place = v.nullish(v.number(), null);
  const meta = v.object({
    current_page: askedPage,
    last_page: v.number(),
    per_page: v.number(),
    total: v.number(),
    from: place,
    to: place,
  });
  return v.pipe(
    v.object({ data: v.array(item), meta }),
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
 * A 404 that means "there is none". The content system says so in JSON; a 404 in HTML comes from something in front of it, or
 * from an API that is switched off (contract §1, §2), and stays a failure.
 */
export const none = v.pipe(
  v.object({ message: v.string() }),
  v.transform(() => null),
);

function without(raw: RawFields, known: ReadonlySet<string>): RawFields {
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !known.has(key)));
}

function words(line: string): readonly string[] {
  return line.split(' ');
}
