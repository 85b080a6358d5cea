import * as v from 'valibot';
import { defaultLocale, type Locale } from '#site/i18n/locale';

const optionalText = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => (text === '' ? undefined : text)),
    ),
  ),
  undefined,
);

/** The globals `site`, `seo` and `company`. */
const siteGlobal = v.object({
  name: optionalText,
  description: optionalText,
  twitter: optionalText,
  social: v.optional(v.unknown()),
});
const seoGlobal = v.object({ title_separator: optionalText, description: optionalText });
const companyGlobal = v.object({
  legal_name: optionalText,
  street: optionalText,
  postal_code: optionalText,
  city: optionalText,
  country: optionalText,
  phone: optionalText,
  email: optionalText,
});
const socialRows = v.fallback(
  v.array(v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/i)) })),
  [],
);

/** The site's configuration (specification §2) and the company's data for search engines. */
export type SiteSettings = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly name: string;
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

export type Company = {
  readonly legalName: string | undefined;
  readonly street: string | undefined;
  readonly postalCode: string | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** URLs of the company's social profiles. */
  readonly profiles: readonly string[];
};

/** Reads the site's configuration from its globals. Missing or invalid values become `undefined`. */
export function readSiteSettings(
  url: string,
  locale: Locale,
  name: string,
  globals: GlobalValues,
): SiteSettings {
  const site = v.parse(siteGlobal, globals['site'] ?? {});
  const seo = v.parse(seoGlobal, globals['seo'] ?? {});
  const company = v.parse(companyGlobal, globals['company'] ?? {});
  return {
    url,
    name,
    description: seo.description ?? site.description,
    defaultLocale,
    currentLocale: locale,
    twitter: site.twitter && (site.twitter.startsWith('@') ? site.twitter : `@${site.twitter}`),
    titleSeparator: seo.title_separator ?? '|',
    company: {
      legalName: company.legal_name,
      street: company.street,
      postalCode: company.postal_code,
      city: company.city,
      country: company.country,
      phone: company.phone,
      email: company.email,
      profiles: v.parse(socialRows, site.social).map((row) => row.url),
    },
  };
}
