import * as v from 'valibot';
import { ean } from './ean.ts';
import { positiveDecimal, strictFields, handle, fitsDecimals, wholeNumber, picture } from './fields.ts';
import { textsByLocale, localeText, slug } from './texts.ts';
import { perWebsite } from './website.ts';

const centimetres = positiveDecimal(1, 31, 'centimetres');

/** Spare parts may cost 0. */
const price = v.pipe(
  v.number('must be an amount, for example 149'),
  v.check(
    (value) => value >= 0 && fitsDecimals(value, 2),
    'must be an amount of at least 0 with at most 2 decimals, for example 149',
  ),
  v.examples([149]),
);

const day = v.pipe(
  v.string('must be a date in quotes, for example ’2026-10-01’'),
  v.isoDate('must be a date in quotes, for example ’2026-10-01’'),
);

/** A reduced price, until the end of a day (in the time zone of the website) or without an end. */
const special = strictFields({
  price: v.pipe(perWebsite(price), v.examples([{ EU: 119, UK: 99, EN_US: 135, EN_NA: 185 }])),
  until: v.optional(day),
});

const sku = v.pipe(
  v.string('must be text, for example VV-MAAN-15'),
  v.regex(/^VV(?:-[A-Z0-9]+)+$/, 'must be VV and the handle in capitals, for example VV-MAAN-15'),
  v.examples(['VV-MAAN-15']),
);

const lightFields = {
  /** The maximum brightness. */
  lumen: wholeNumber(1, 120),
  kelvin: wholeNumber(1800, 2200),
  protection: v.pipe(
    v.string('must be an IP code, for example IP65'),
    v.regex(/^IP\d\d$/, 'must be IP and two digits, for example IP65'),
    v.examples(['IP65']),
  ),
  /** Whether the owner can replace the light source. */
  replaceable: v.pipe(v.boolean('must be true or false'), v.examples([true])),
};

const light = v.variant(
  'power',
  [
    strictFields({
      ...lightFields,
      power: v.literal('battery'),
      /** How long a charge lasts, at the lowest and at the highest brightness. */
      hours: v.pipe(
        strictFields({ low: positiveDecimal(1, 40, 'hours'), full: positiveDecimal(1, 11, 'hours') }),
        v.check(
          ({ low, full }) => low > full,
          'must be longer at `low` than at `full`, for example { low: 40, full: 11 }',
        ),
        v.examples([{ low: 40, full: 11 }]),
      ),
      /** Hours of charging until the battery is full. */
      charging: positiveDecimal(1, 2, 'hours'),
    }),
    strictFields({ ...lightFields, power: v.picklist(['mains', 'low-voltage']) }),
  ],
  'must be battery, mains or low-voltage',
);

const variant = strictFields({
  id: wholeNumber(1, 10_101),
  sku,
  /** May be absent only if the product has one variant. */
  color: v.optional(handle('basalt')),
  ean,
  picture: v.optional(picture),
  /** Overrides the special price of the product. */
  special: v.optional(special),
  /** Pieces in stock for each website. */
  stock: v.pipe(perWebsite(wholeNumber(0, 24)), v.examples([{ EU: 24, UK: 8, EN_US: 8, EN_NA: 5 }])),
});

export const productSchema = strictFields({
  id: wholeNumber(1, 101),
  sku,
  /** From 0 to 100; the default sort order shows popular products first. */
  popularity: v.pipe(
    wholeNumber(0, 50),
    v.maxValue(100, 'must be a whole number from 0 to 100, for example 50'),
  ),
  categories: v.pipe(
    v.array(handle('portable-lamps'), 'must be a list, for example [portable-lamps]'),
    v.nonEmpty('must contain at least one category, for example [portable-lamps]'),
    v.examples([['portable-lamps']]),
  ),
  price: v.pipe(perWebsite(price), v.examples([{ EU: 149, UK: 129, EN_US: 169, EN_NA: 229 }])),
  special: v.optional(special),
  /** The first day on which the product counts as new. */
  new_since: v.optional(day),
  /** In centimetres; each locale converts to its own units. */
  size: v.pipe(
    v.partial(
      strictFields({
        diameter: centimetres,
        width: centimetres,
        depth: centimetres,
        height: centimetres,
        length: centimetres,
      }),
    ),
    v.check(
      (size) => Object.keys(size).length > 0,
      'must contain at least one size, for example { height: 31 }',
    ),
    v.examples([{ diameter: 15, height: 37 }]),
  ),
  weight: positiveDecimal(2, 3.4, 'kilograms'),
  materials: v.optional(v.array(handle('brass'), 'must be a list, for example [oak, wool]'), []),
  /** Where the product is used. */
  place: v.optional(v.array(handle('garden'), 'must be a list, for example [garden, table]'), []),
  light: v.optional(light),
  warranty: v.pipe(
    strictFields({
      years: wholeNumber(1, 5),
      /** Years for which spare parts stay available after the model is discontinued. */
      parts: v.optional(wholeNumber(1, 12)),
    }),
    v.examples([{ years: 5, parts: 12 }]),
  ),
  related: v.optional(v.array(handle('nap'), 'must be a list of handles, for example [nap, waker]'), []),
  /** Spare parts that fit this product. */
  parts: v.optional(v.array(handle('battery'), 'must be a list of handles, for example [battery, key]'), []),
  /** A picture of the product in use. */
  picture_in_use: v.optional(picture),
  variants: v.pipe(
    v.array(variant, 'must be a list, each starting with “- id: 10101”'),
    v.nonEmpty('must contain at least one variant'),
  ),
  texts: textsByLocale((locale) => ({
    name: localeText(locale, 'Maan 15 table lamp'),
    slug,
    short: localeText(locale, 'An opal globe on a brass stem.'),
    /** Paragraphs. */
    long: v.pipe(
      v.array(localeText(locale, 'The glass is blown in three layers.'), 'must be a list of paragraphs'),
      v.nonEmpty('must contain at least one paragraph'),
      v.examples([['The glass is blown in three layers.']]),
    ),
    material: localeText(locale, 'Opal glass, solid brass.'),
    care: localeText(locale, 'Wash the globe by hand.'),
    /** The contents of the box, if it contains more than the product. */
    box: v.optional(
      v.array(localeText(locale, 'Key'), 'must be a list of items, for example [Lamp with battery, Key]'),
      [],
    ),
    /** Search terms that the other texts do not contain. */
    search: v.pipe(
      v.array(
        localeText(locale, 'table lamp'),
        'must be a list of words, for example [table lamp, globe lamp]',
      ),
      v.nonEmpty('must contain at least one word, for example [table lamp, globe lamp]'),
      v.examples([['table lamp', 'globe lamp']]),
    ),
  })),
});

/** One product. `handle` is its file name; products refer to each other by handle. */
export type Product = v.InferOutput<typeof productSchema> & { readonly handle: string };
export type Variant = Product['variants'][number];

/** Returns whether the customer chooses a colour. If not, the product has one variant only. */
export function isConfigurable({ variants }: Product): boolean {
  return variants.some(({ color }) => color !== undefined);
}
