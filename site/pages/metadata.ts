import type { Picture } from '#renderer/media/picture';
import { isIndexed, locales } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import {
  canonicalPageUrl,
  canonicalRulesOf,
  type CanonicalSettings,
  canonicalUrl,
} from '#site/seo/canonical';
import type { Alternate, Metadata } from '#site/seo/head';
import type { SiteSettings } from '#site/seo/site-settings';
import { documentTitle } from '#site/seo/title';
import type { Services } from './page-services.ts';
import { toSocialPicture } from './social-picture.ts';

/** The locale of the `x-default` alternate, for visitors without a supported language. */
const DEFAULT_ALTERNATE = 'en';

type MetadataInput = {
  /** The page's title without the site name. Empty: the site name. */
  readonly heading: string;
  readonly description: string | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The query parameters that the canonical URL keeps. */
  readonly canonicalParameters: readonly string[];
  /** Whether search engines may index the page, in the locales that they index. */
  readonly indexed: boolean;
  /** The page in the locales in which search engines index it. */
  readonly localisations: Localisations;
  readonly picture: Picture | undefined;
};

/** Creates the metadata of a page for search engines and social networks (specification §2). */
export function createMetadata(
  { heading, description, path, query, picture, ...input }: MetadataInput,
  { url, name, titleSeparator, currentLocale }: SiteSettings,
  { canonical }: Pick<Services, 'canonical'>,
): Metadata & { readonly canonical: string } {
  const indexed = input.indexed && isIndexed(currentLocale);
  return {
    title: documentTitle({ pageTitle: heading, separator: titleSeparator, siteName: name }),
    heading: heading === '' ? name : heading,
    description,
    canonical: canonicalUrl(url, path, query, canonicalRulesOf(canonical, input.canonicalParameters)),
    indexed,
    alternates: indexed ? toAlternates(input.localisations, url, canonical) : [],
    picture: toSocialPicture(picture, url),
    kind: 'website',
    linkedData: [],
  };
}

/** Returns the `hreflang` alternates of all indexed locales, with `x-default`. Returns an empty list for a single locale. */
export function toAlternates(
  localisations: Localisations,
  siteUrl: string,
  canonical: CanonicalSettings,
): Alternate[] {
  const indexed = locales.filter(isIndexed).flatMap(({ code, hreflang }) => {
    const path = localisations[code];
    return path === undefined ? [] : [{ hreflang, url: canonicalPageUrl(siteUrl, path, canonical) }];
  });
  const defaultPath = localisations[DEFAULT_ALTERNATE];
  if (indexed.length < 2) return [];
  return defaultPath === undefined
    ? indexed
    : [...indexed, { hreflang: 'x-default', url: canonicalPageUrl(siteUrl, defaultPath, canonical) }];
}
