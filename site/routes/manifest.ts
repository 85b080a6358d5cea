import { manifestOf } from '#site/brand';
import type { Locale } from '#site/locale';
import { siteFacts } from '#site/seo';
import { readChrome } from '#site/shell';
import { readingOf } from './reading-of.ts';
import type { Services } from './services.ts';

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
