import type { Locale } from '#site/i18n/locale';
import { readChrome } from '#site/layout/layout-data';
import { manifestOf } from '#site/media/brand';
import { siteFacts } from '#site/seo/site-facts';
import type { Services } from './page-services.ts';
import { readingOf } from './parse-context.ts';

/** Gives the manifest of a locale: what the site is called and says of itself there, as editors wrote it. */
export type Manifests = (locale: Locale, signal: AbortSignal) => Promise<Readonly<Record<string, unknown>>>;

/** Without the content system there is still a name: a manifest is never refused. */
export function createManifests(services: Services): Manifests {
  return async (locale, signal) => {
    const content = services.content.forVisit({ site: locale.site, signal });
    const { chrome, globals } = await readChrome(content, readingOf(locale, services));
    return manifestOf(locale, siteFacts(services.siteUrl, locale, chrome.siteName, globals));
  };
}
