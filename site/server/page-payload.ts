import { renderAnnouncement } from '#site/layout/render-layout';
import type { Page } from '#site/pages/page';
import type { PageOutline } from '#site/protocol/page-fragment';
import { type Payload, styledTypesOf } from '#site/protocol/payload';
import type { BuildAssets } from './build-assets.ts';
import { cachingOf, payloadCacheControl } from './cache-lifetime.ts';
import type { RenderedResponse } from './page-cache.ts';
import { renderPageHead } from './page-head.ts';
import { createResponse } from './rendered-response.ts';

/** Returns the payload of a page, for client navigation. It does not contain the HTML of the screen that the browser already shows. */
export function toPayload(
  page: Page,
  assets: BuildAssets,
  { shownScreen, isPersonal }: { readonly shownScreen: string | undefined; readonly isPersonal: boolean },
): Payload {
  const { announcement } = page.layoutData;
  return {
    build: assets.buildId,
    ...(isPersonal && { isPersonal }),
    head: renderPageHead(page),
    sections: page.sections.map((section) => {
      if (section.id !== shownScreen) return section;
      const { id, type, props } = section;
      return { id, type, html: '', ...(props && { props }) };
    }),
    styles: assets.stylesOf(styledTypesOf(page.sections)).map(({ href }) => href),
    localisations: page.localisations,
    ...(announcement && {
      announcement: { id: announcement.id, html: renderAnnouncement(page.locale, announcement) },
    }),
  };
}

/** Creates the response with the payload or the outline of a page. */
export function createJsonResponse(page: Page, now: Date, content: Payload | PageOutline): RenderedResponse {
  const caching = cachingOf(page, now);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': page.status === 200 ? payloadCacheControl(caching) : 'no-store',
  };
  return createResponse(page.status, JSON.stringify(content), headers, caching);
}
