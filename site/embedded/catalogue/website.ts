import * as v from 'valibot';
import type { Locale } from '#site/i18n/locale';
import { strictFields } from './fields.ts';

/** A Magento website has its own cart, prices and stock (contract A1). Each locale names its website as `magentoSessionId`. */
export type WebsiteCode = Locale['magentoSessionId'];

export const websiteCodes: readonly WebsiteCode[] = ['EU', 'UK', 'EN_US', 'EN_NA'];

/** One value for each website. */
export function perWebsite<const Schema extends v.GenericSchema>(schema: Schema) {
  return strictFields({
    EU: schema,
    UK: schema,
    EN_US: schema,
    EN_NA: schema,
  } satisfies Record<WebsiteCode, Schema>);
}

const rate = v.pipe(
  v.number('must be a percentage, for example 21'),
  v.minValue(0, 'must be a percentage of at least 0, for example 21'),
  v.maxValue(100, 'must be a percentage of at most 100, for example 21'),
);

export const websitesSchema = perWebsite(
  strictFields({
    currency: v.pipe(
      v.picklist(['EUR', 'GBP', 'USD', 'CAD'], 'must be EUR, GBP, USD or CAD'),
      v.examples(['EUR']),
    ),
    /** Whether prices include the tax of `rates`, as in Europe, or the checkout adds it, as in America. */
    prices: v.pipe(
      v.picklist(['with tax', 'without tax'], 'must be “with tax” or “without tax”'),
      v.examples(['with tax']),
    ),
    rates: v.record(
      v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code, for example NL')),
      rate,
      'must be percentages by country, for example { NL: 21 }',
    ),
  }),
);

export type Websites = v.InferOutput<typeof websitesSchema>;
