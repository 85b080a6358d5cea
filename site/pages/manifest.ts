import type { Locale } from '#site/i18n/locale';
import { loadLayoutData } from '#site/layout/layout-data';
import { createManifest } from '#site/media/brand';
import { readSiteSettings } from '#site/seo/site-settings';
import { parseContextOf } from './page-parse-context.ts';
import type { Services } from './page-services.ts';

/** Gives the manifest of a locale: what the site is called and says of itself there, as editors wrote it. */
export type LoadManifest = (
  locale: Locale,
  signal: AbortSignal,
) => Promise<Readonly<Record<string, unknown>>>;

/** Without the content system there is still a name: a manifest is never refused. */
export function createManifestLoader(services: Services): LoadManifest {
  return async (locale, signal) => {
    const content = services.content.forRequest({ site: locale.site, signal });
    const { layoutData, globals } = await loadLayoutData(content, parseContextOf(locale, services));
    return createManifest(locale, readSiteSettings(services.siteUrl, locale, layoutData.siteName, globals));
  };
}
