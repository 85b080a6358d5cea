import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import { LAYOUT_PARTS, type LayoutPart, renderLayoutPart } from '#site/layout/render-layout';
import type { Page } from '#site/pages/page';
import type { Routes } from '#site/pages/routes';
import { isPersonal, isUncacheable } from '#site/pages/uncacheable';
import type { PageFragment, PageOutline } from '#site/protocol/page-fragment';
import { styledTypesOf } from '#site/protocol/payload';
import { isPreviewUrl, PREVIEW_PARAMETERS, requestsDrafts } from '#site/protocol/route-rules';
import { withQuery } from '#site/protocol/with-query';
import type { BuildAssets } from './build-assets.ts';
import { canonicalQuery } from './cache-key.ts';
import { layoutOf } from './document.ts';
import { errorResponse } from './endpoint.ts';
import type { FragmentDescription, FragmentKeys } from './fragment-key.ts';
import type { PageCache, RenderedResponse } from './page-cache.ts';
import { renderPageHead } from './page-head.ts';
import { createResponse, send, withNoStore } from './rendered-response.ts';

type PageFragments = {
  /** Returns the outline of a loaded page. */
  outlineOf(page: Page, request: Request): PageOutline;
  /** Handles `GET /__nuxt_island/{key}.json`. */
  respond(request: Request, key: string, address: string | undefined): Promise<Response>;
};

type PageFragmentsConfig = {
  readonly routes: Routes;
  readonly assets: BuildAssets;
  readonly cache: PageCache;
  readonly keys: FragmentKeys;
  readonly hasConsentSettings: boolean;
  readonly isWithinRateLimit: IsWithinRateLimit;
};

/** A key identifies one version of the content, so its response never changes. `max-age` is limited, so that deleted content disappears. */
const CACHE_CONTROL = 'public, max-age=86400, immutable';
/** Live preview requests the fragments immediately after the outline. */
const DRAFT_MAX_AGE_MS = 60_000;
const MAX_DRAFTS = 2_000;
const MAX_DRAFT_CHARACTERS = 16_000_000;
/** The number of bytes of the hash that identify a version. */
const VERSION_BYTES = 12;

/**
 * Creates the fragments of pages: single sections and parts of the layout as JSON. A key is valid until the content changes. The status is
 * 404 for an unsigned or outdated key, and 429 above the rate limit.
 *
 * A request for a draft needs its key and its preview token. No HTTP cache stores the response. The server stores the fragments of a draft
 * for a minute when it creates the outline. So the outline and its fragments cause one request to the content system.
 */
export function createPageFragments({
  routes,
  assets,
  cache,
  keys,
  hasConsentSettings,
  isWithinRateLimit,
}: PageFragmentsConfig): PageFragments {
  const drafts = new LRUCache<string, PageFragment>({
    max: MAX_DRAFTS,
    maxSize: MAX_DRAFT_CHARACTERS,
    sizeCalculation: ({ section }, key) => key.length + JSON.stringify(section).length,
    ttl: DRAFT_MAX_AGE_MS,
  });

  function toFragment(section: PageFragment['section']): PageFragment {
    const styles = assets.stylesOf(styledTypesOf([section])).map(({ href }) => href);
    return { build: assets.buildId, section, styles };
  }

  function describe(section: PageFragment['section'], page: Page, request: Request): FragmentDescription {
    return {
      name: section.type,
      id: section.id,
      page: pageUrlOf(page, request),
      version: versionOf(toFragment(section), request),
      isDraft: page.isPreview,
    };
  }

  function renderPart(part: LayoutPart, page: Page): PageFragment['section'] {
    // The document of a preview has no settings either (`document-response.ts`).
    const layout = layoutOf(page, hasConsentSettings && !page.isPreview);
    return { id: part, type: part, html: renderLayoutPart(part, layout) };
  }

  function outlineOf(page: Page, request: Request): PageOutline {
    const keyOf = (section: PageFragment['section']) => {
      const key = keys.create(describe(section, page, request));
      if (page.isPreview) drafts.set(draftKey(key, request), toFragment(section));
      return key;
    };
    return {
      build: assets.buildId,
      head: renderPageHead(page),
      sections: page.sections.map((section) => ({ id: section.id, key: keyOf(section) })),
      layout: { header: keyOf(renderPart('header', page)), footer: keyOf(renderPart('footer', page)) },
      localisations: page.localisations,
    };
  }

  /** Renders the page again, and returns the fragment if it still has the version of the key. */
  async function render(described: FragmentDescription, request: Request): Promise<PageFragment | undefined> {
    const page = await routes(request);
    if (page instanceof Response || page.status !== 200 || page.isPreview !== described.isDraft)
      return undefined;
    const part = LAYOUT_PARTS.find((name) => name === described.name);
    const section = part ? renderPart(part, page) : page.sections.find(({ id }) => id === described.id);
    const isCurrent = section && describe(section, page, request).version === described.version;
    return isCurrent ? toFragment(section) : undefined;
  }

  async function respondToDraft(described: FragmentDescription, key: string, request: Request) {
    const cached = drafts.get(draftKey(key, request));
    const fragment =
      cached ??
      (await render(described, new Request(pageRequestUrl(described, request), { signal: request.signal })));
    return send(request, withNoStore(await toResponse(fragment)));
  }

  return {
    outlineOf,
    async respond(request, key, address) {
      const described = keys.verify(key);
      if (!described) return notFound();
      if (!isWithinRateLimit(address)) return errorResponse(429);
      if (described.isDraft)
        return requestsDrafts(new URL(request.url)) ? respondToDraft(described, key, request) : notFound();
      const pageUrl = new URL(described.page, request.url);
      const response = await cache.get(`fragment ${key}`, async () =>
        toResponse(await render(described, new Request(pageUrl))),
      );
      return send(request, response);
    },
  };
}

/** Returns whether a URL has an outline. Personal pages have none. */
export function hasOutline(url: URL): boolean {
  return !isPersonal(url) && (isPreviewUrl(url) || !isUncacheable(url));
}

async function toResponse(fragment: PageFragment | undefined): Promise<RenderedResponse> {
  if (!fragment) return createResponse(404, '', { 'cache-control': 'no-store' });
  return createResponse(200, JSON.stringify(fragment), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': CACHE_CONTROL,
    'x-robots-tag': 'noindex',
  });
}

function notFound() {
  return new Response('', { status: 404, headers: { 'cache-control': 'no-store' } });
}

/** Returns the path of a page with the parameters that it reads. Keys contain it, so it has no preview token. */
function pageUrlOf({ path, queryParameters = [] }: Page, { url }: Request): string {
  return withQuery(encodeURI(path), canonicalQuery(new URL(url), queryParameters));
}

/** Returns the URL of the page of a draft, with the preview token of the request for the fragment. */
function pageRequestUrl({ page }: FragmentDescription, { url }: Request): URL {
  const pageUrl = new URL(page, url);
  const { searchParams } = new URL(url);
  for (const name of PREVIEW_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null) pageUrl.searchParams.set(name, value);
  }
  return pageUrl;
}

/** A draft is only returned to requests with the preview token that it was rendered for. */
function draftKey(key: string, { url }: Request) {
  return `${key} ${new URL(url).searchParams.get('token') ?? ''}`;
}

/** Returns a hash of a fragment. The preview token in its links is ignored, so that a new token does not change every section. */
function versionOf(fragment: PageFragment, { url }: Request): string {
  const token = new URL(url).searchParams.get('token') ?? '';
  const text = JSON.stringify(fragment);
  const withoutToken =
    token === '' ? text : text.replaceAll(new URLSearchParams({ token }).toString(), 'token=');
  return createHash('sha256').update(withoutToken).digest().subarray(0, VERSION_BYTES).toString('base64url');
}
