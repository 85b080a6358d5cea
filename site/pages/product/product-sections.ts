import { readSections } from '#renderer/parse/read-sections';
import { collectDataRequirements } from '#renderer/render/data-requirements';
import type { RenderedSection } from '#renderer/render/render-section';
import { renderSections } from '#renderer/render/render-sections';
import { selectShownSections } from '#renderer/render/scheduled-sections';
import type { SectionResult } from '#renderer/sections/section';
import { sectionMessagesOf } from '#site/i18n/messages';
import { enrichPictures } from '../content/enrich-pictures.ts';
import { loadTextPictures } from '../content/load-text-pictures.ts';
import { logSkippedSections } from '../content/log-skipped-sections.ts';
import { parseContextOf } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { loadSectionData } from '../section-data.ts';
import type { ShopPageRequest } from '../shop/load-shop-page.ts';

/** Collection of the entries whose sections are shown on product pages. */
const PRODUCT_PAGES = 'product_pages';

/** The sections of a product page, and the moment at which one of them appears or disappears. */
type ProductSections = {
  readonly sections: readonly RenderedSection[];
  readonly changesAt: number | undefined;
};

/**
 * Renders the sections of the content entry with a product's SKU, in any letter case. Returns no sections without an entry, or if the content
 * system fails. All product pages of a locale share one list of entries, so most of them need no request.
 */
export async function loadProductSections(
  sku: string,
  { locale, path, signal }: ShopPageRequest,
  services: Services,
): Promise<ProductSections> {
  const { placeholderColors, log, icons } = services;
  const content = services.content.forRequest({ site: locale.site, signal });
  const entries = await content.allEntries(PRODUCT_PAGES);
  const entry = entries.ok
    ? entries.value.find(({ fields }) => String(fields['sku']).trim().toLowerCase() === sku.toLowerCase())
    : undefined;
  if (!entry) return { sections: [], changesAt: undefined };
  const parseContext = parseContextOf(locale, services);
  const globals = await content.globals();
  const [json, textPictures] = await Promise.all([
    enrichPictures(entry.sections, locale.baseLanguage, { content, placeholderColors }),
    loadTextPictures(entry.sections, locale.baseLanguage, { content, placeholderColors }),
  ]);
  const { results, changesAt } = selectShownSections(
    readSections(json, { ...parseContext, textPictures }).map(skipForm),
    services.now().getTime(),
  );
  const requirements = collectDataRequirements(
    results.flatMap((result) => ('section' in result ? [result.section] : [])),
  );
  const rendered = renderSections(results, {
    hasOwnHeader: true,
    intl: locale.intl,
    t: sectionMessagesOf(locale),
    data: await loadSectionData(requirements, {
      content,
      placeholderColors,
      locale,
      parseContext,
      globals: globals.ok ? globals.value : {},
      path,
      posted: undefined,
      log,
      icons,
      shop: services.shop,
      directory: services.stores,
      mapStyleUrl: services.mapStyleUrl,
      signal,
      now: services.now(),
    }),
    errorCardTexts: undefined,
  });
  logSkippedSections(rendered, { path, entry: entry.id }, log);
  return { sections: rendered.sections, changesAt };
}

/** Skips a form, because a product page handles every post as a buy form. */
function skipForm(result: SectionResult): SectionResult {
  if (!('section' in result) || result.section.type !== 'form') return result;
  const { type, path } = result.section;
  return { skipped: { type, path, reason: 'A product page cannot have a form' } };
}
