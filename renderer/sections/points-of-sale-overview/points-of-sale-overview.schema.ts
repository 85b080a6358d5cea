import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** Number of visible stores if the editor sets none; equal to the blueprint's default. */
const DEFAULT_LIMIT = 12;

/** Stores by country: the kinds to list (an empty list selects all), and the number of stores before "show all". */
export function pointsOfSaleOverviewSchema({ text, heading }: FieldSchemas) {
  const kinds = v.nullish(v.array(v.object({ id: v.string() })), []);
  const limit = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_LIMIT);
  return v.pipe(
    v.object({ eyebrow: text, heading, text, store_types: kinds, limit }),
    v.transform(({ text: intro, store_types, ...rest }) => ({
      ...rest,
      intro,
      kinds: store_types.map(({ id }) => id),
    })),
  );
}
