import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** Number of stores if the editor sets none; equal to the blueprint's default. */
const DEFAULT_LIMIT = 12;
const MAX_LIMIT = 100;

/** A value of a select field, which is an object or a string (contract §5.2). */
const countryCode = v.pipe(
  v.union([v.string(), v.object({ value: v.string() })]),
  v.transform((select) => (typeof select === 'string' ? select : select.value)),
);

/** Stores by country: the kinds and countries to list (an empty list selects all), and the number of stores. */
export function pointsOfSaleOverviewSchema({ text, heading }: FieldSchemas) {
  const kinds = v.nullish(v.array(v.object({ id: v.string() })), []);
  const countries = v.nullish(v.array(countryCode), []);
  const limit = v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIMIT)),
    DEFAULT_LIMIT,
  );
  return v.pipe(
    v.object({ eyebrow: text, heading, text, store_types: kinds, countries, limit }),
    v.transform(({ text: intro, store_types, ...rest }) => ({
      ...rest,
      intro,
      kinds: store_types.map(({ id }) => id),
    })),
  );
}
