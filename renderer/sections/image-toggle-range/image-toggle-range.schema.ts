import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';
import { readToggleOptions } from '../../toggle/toggle-options.ts';

/** One view in steps, from off to full or from day to night. */
export function imageToggleRangeSchema({ text, heading, picture, rows, ctas }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      label: text,
      steps: rows({ label: text, image: picture }),
      ctas,
    }),
    v.transform(({ text: intro, steps: written, ctas, ...rest }) => {
      const steps = readToggleOptions(written);
      return { ...rest, intro, picture: steps[0]?.picture, steps, ctas };
    }),
  );
}
