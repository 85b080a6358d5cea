import type { Page } from '#site/pages/page';
import type { Payload } from '#site/protocol/payload';
import { renderHead } from '#site/seo/head';
import type { BuildAssets } from './build-assets.ts';

/** A page as data for navigation in the browser. */
export function payloadOf(page: Page, assets: BuildAssets): Payload {
  const types = page.sections.map(({ type }) => type);
  return {
    build: assets.buildId,
    head: renderHead(page.metadata, page.site),
    sections: page.sections,
    styles: assets.stylesOf([...new Set(types)]).map(({ href }) => href),
    localisations: page.localisations,
  };
}
