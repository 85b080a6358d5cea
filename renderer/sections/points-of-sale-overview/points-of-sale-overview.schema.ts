import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** How many shops are shown at first where the editor names no number; the blueprint's default. */
const AT_FIRST = 12;

/** Shops by country; which ones, and how many of them at first. No kinds chosen are all kinds. */
export function pointsOfSaleOverviewSchema({ text, heading }: Fields) {
  const kinds = v.nullish(v.array(v.object({ id: v.string() })), []);
  const limit = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), AT_FIRST);
  return v.pipe(
    v.object({ eyebrow: text, heading, text, store_types: kinds, limit }),
    v.transform(({ eyebrow, heading: title, text: intro, store_types, limit: atFirst }) => ({
      eyebrow,
      heading: title,
      intro,
      kinds: store_types.map(({ id }) => id),
      atFirst,
    })),
  );
}
