import type { ServerResponse } from 'node:http';
import { startLoopbackServer } from './loopback-server.ts';

const SITES = ['nl', 'en', 'de', 'fr', 'en_uk', 'en_us', 'en_ca', 'fr_ca'];
/** The site of the original entries. The entries of other sites are their localisations. */
const ORIGIN_SITE = 'nl';
const CODES: Readonly<Record<string, string>> = {
  en_uk: 'en-UK',
  en_us: 'en-US',
  en_ca: 'en-CA',
  fr_ca: 'fr-CA',
};
const COLLECTION = { title: 'Pages', handle: 'pages' };
const UPDATED = '2026-11-20T20:00:00.000000Z';

/**
 * Starts a content system with the given number of pages in each of eight sites. Each page has a localisation in every site. It generates
 * entries on request, so it needs little memory and time.
 */
export async function serveManyPages(pages: number): Promise<{ url: string; close(): void }> {
  return startLoopbackServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/api/collections/pages/entries') return list(response, pages, searchParams);
    if (pathname === '/api/entries-by-uri') return byUri(response, searchParams);
    if (/^\/api\/(?:collections|taxonomies)\//.test(pathname)) return send(response, listPage([], 0, 1, 1));
    return send(response, { data: [] });
  });
}

function list(response: ServerResponse, pages: number, query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 25);
  const first = (page - 1) * limit;
  const ids = idsIn(query, 'id:in');
  const origins = idsIn(query, 'origin:in');
  if (ids)
    return send(response, listPage(ids.slice(first, first + limit).map(entryOf), ids.length, page, limit));
  if (origins) {
    const children = origins
      .filter((id) => id.startsWith(`${ORIGIN_SITE}-`))
      .flatMap((id) => SITES.slice(1).map((site) => `${site}-${numberOf(id)}`));
    return send(
      response,
      listPage(children.slice(first, first + limit).map(entryOf), children.length, page, limit),
    );
  }
  const site = query.get('site') ?? ORIGIN_SITE;
  const count = Math.max(0, Math.min(limit, pages - first));
  const entries = Array.from({ length: count }, (_, at) => entryOf(`${site}-${first + at}`));
  return send(response, listPage(entries, pages, page, limit));
}

function byUri(response: ServerResponse, query: URLSearchParams) {
  const number = /^\/lamp-(\d+)$/.exec(query.get('uri') ?? '')?.[1];
  if (number === undefined) return send(response, { message: 'Not found.' }, 404);
  return send(response, { data: entryOf(`${query.get('site') ?? ORIGIN_SITE}-${number}`) });
}

function idsIn(query: URLSearchParams, condition: string) {
  return query.get(`filter[${condition}]`)?.split('|');
}

function numberOf(id: string) {
  return id.slice(id.lastIndexOf('-') + 1);
}

function entryOf(id: string) {
  const number = numberOf(id);
  const site = id.slice(0, -number.length - 1);
  const uri = `/lamp-${number}`;
  return {
    id,
    origin_id: site === ORIGIN_SITE ? null : `${ORIGIN_SITE}-${number}`,
    title: `Lamp ${number}`,
    slug: `lamp-${number}`,
    uri,
    url: `/${CODES[site] ?? site}${uri}`,
    locale: site,
    collection: COLLECTION,
    status: 'published',
    published: true,
    updated_at: UPDATED,
  };
}

/** Returns a page of a list of the content system (contract §4). */
export function listPage(data: readonly unknown[], total: number, page: number, limit: number) {
  const last = Math.max(1, Math.ceil(total / limit));
  return { data, meta: { current_page: page, last_page: last, per_page: limit, total, from: 1, to: total } };
}

/** Sends a value as JSON. */
export function send(response: ServerResponse, value: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
