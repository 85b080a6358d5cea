import * as v from 'valibot';
import { defaultLocale, type Locale } from '#site/i18n/locale';
import { type Company, readCompany } from './company.ts';
import { optionalText } from './optional-text.ts';

/** The globals `site` and `seo`. */
const siteGlobal = v.object({
  name: optionalText,
  tagline: optionalText,
  description: optionalText,
  twitter: optionalText,
});
const seoGlobal = v.object({ title_separator: optionalText, description: optionalText });

/** The site's configuration (specification §2) and the company's data. */
export type SiteSettings = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly name: string;
  /** A few words: title of a home page without an SEO title, and the company's slogan. */
  readonly tagline: string | undefined;
  /** Description of the site itself, for its manifest and JSON-LD. */
  readonly siteDescription: string | undefined;
  /** Description of pages that have none. */
  readonly description: string | undefined;
  readonly defaultLocale: Locale;
  readonly currentLocale: Locale;
  /** With its at sign: `@veldenvonk`. */
  readonly twitter: string | undefined;
  readonly titleSeparator: string;
  readonly company: Company;
};

/** Values of the content system's global sets, by handle of the set, then of the field. */
type GlobalValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Reads the site's configuration from its globals. Missing and invalid values become `undefined`, except that the separator of titles is then
 * `|`, and each of the two descriptions replaces the other.
 *
 * @param url origin of the site, without a trailing slash
 * @param name name of the site in the locale
 */
export function readSiteSettings(
  url: string,
  locale: Locale,
  name: string,
  globals: GlobalValues,
): SiteSettings {
  const site = v.parse(siteGlobal, globals['site'] ?? {});
  const seo = v.parse(seoGlobal, globals['seo'] ?? {});
  return {
    url,
    name,
    tagline: site.tagline,
    siteDescription: site.description ?? seo.description,
    description: seo.description ?? site.description,
    defaultLocale,
    currentLocale: locale,
    twitter: site.twitter && (site.twitter.startsWith('@') ? site.twitter : `@${site.twitter}`),
    titleSeparator: seo.title_separator ?? '|',
    company: readCompany(globals['company'], globals['site']),
  };
}
