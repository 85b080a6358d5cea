import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';
import { toggleOptions } from '../../toggle/toggle-options.ts';

/** One view in steps, from off to full or from day to night. */
export function imageToggleRangeSchema({ text, heading, picture, rows, calls }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      label: text,
      steps: rows({ label: text, image: picture }),
      ctas: calls,
    }),
    v.transform(({ text: intro, steps: written, ctas, ...rest }) => {
      const steps = toggleOptions(written);
      return { ...rest, intro, picture: steps[0]?.picture, steps, calls: ctas };
    }),
  );
}
