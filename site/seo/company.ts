import * as v from 'valibot';
import { optionalText } from './optional-text.ts';

/** The company behind the site, for the footer and for search engines. */
export type Company = {
  readonly legalName: string | undefined;
  readonly street: string | undefined;
  readonly postalCode: string | undefined;
  readonly city: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** When someone answers the telephone and mail. */
  readonly openingNote: string | undefined;
  /** Number in the trade register. */
  readonly chamberOfCommerce: string | undefined;
  readonly vat: string | undefined;
  /** Profiles on social networks, in the editor's order. */
  readonly profiles: readonly SocialProfile[];
};

type SocialProfile = {
  /** Name of the network. */
  readonly name: string;
  /** An `http:` or `https:` URL. */
  readonly url: string;
};

/** Fields of the global `company`. */
const companyFields = v.object({
  legal_name: optionalText,
  street: optionalText,
  postal_code: optionalText,
  city: optionalText,
  country: optionalText,
  phone: optionalText,
  email: optionalText,
  opening_note: optionalText,
  chamber_of_commerce: optionalText,
  vat: optionalText,
});

const profile = v.object({
  name: optionalText,
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/i)),
});
/** Rows of profiles. An invalid row becomes `null`. */
const profileRows = v.fallback(v.array(v.fallback(v.nullable(profile), null)), []);

/**
 * Reads the company from the globals `company` and `site`. Missing or invalid values become `undefined`, and an invalid profile is
 * skipped. A profile without a name gets the host of its URL.
 */
export function readCompany(company: unknown, site: Readonly<Record<string, unknown>> = {}): Company {
  const fields = v.parse(companyFields, company ?? {});
  return {
    legalName: fields.legal_name,
    street: fields.street,
    postalCode: fields.postal_code,
    city: fields.city,
    country: fields.country,
    phone: fields.phone,
    email: fields.email,
    openingNote: fields.opening_note,
    chamberOfCommerce: fields.chamber_of_commerce,
    vat: fields.vat,
    profiles: v
      .parse(profileRows, site['social'])
      .flatMap((row) => (row ? [{ url: row.url, name: row.name ?? hostOf(row.url) }] : [])),
  };
}

function hostOf(url: string) {
  return new URL(url).host.replace(/^www\./, '');
}
