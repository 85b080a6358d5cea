import type { Locale } from '#site/i18n/locale';
import { loadLayoutData } from '#site/layout/layout-data';
import { createManifest } from '#site/media/brand';
import { readSiteSettings } from '#site/seo/site-settings';
import { parseContextOf } from './page-request.ts';
import type { Services } from './page-services.ts';

/** Resolves with the web app manifest of a locale: name and description from the content system. */
export type LoadManifest = (
  locale: Locale,
  signal: AbortSignal,
) => Promise<Readonly<Record<string, unknown>>>;

/** Creates the loader of manifests. If the content system fails, the manifest contains the default name. */
export function createManifestLoader(services: Services): LoadManifest {
  return async (locale, signal) => {
    const content = services.content.forRequest({ site: locale.site, signal });
    const { layoutData, globals } = await loadLayoutData(
      content,
      parseContextOf(locale, services),
      services.now(),
    );
    const { name, siteDescription } = readSiteSettings(
      services.siteUrl,
      locale,
      layoutData.siteName,
      globals,
    );
    return createManifest(locale, { name, description: siteDescription });
  };
}
