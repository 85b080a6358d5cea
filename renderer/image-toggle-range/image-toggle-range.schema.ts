import * as v from 'valibot';
import type { Fields } from '../fields.ts';
import { toggleOptions } from '../toggle-options.ts';

/** One view in steps, from off to full or from day to night. */
export function imageToggleRangeSchema({ text, heading, picture, rows }: Fields) {
  return v.pipe(
    v.object({ heading, text, label: text, steps: rows({ label: text, image: picture }) }),
    v.transform(({ heading: title, text: intro, label, steps: written }) => {
      const steps = toggleOptions(written);
      return { heading: title, intro, label, picture: steps[0]?.picture, steps };
    }),
  );
}
