import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';
import { readToggleOptions } from '../../toggle/toggle-options.ts';

/** One view in several states, and what there is to say about each. */
export function imageToggleSchema({ text, heading, picture, rows, ctas }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      options: rows({ label: text, image: picture, text }),
      ctas,
    }),
    v.transform(({ eyebrow, heading: title, text: intro, options: written, ctas }) => {
      const options = readToggleOptions(written).map(({ text: words, ...option }) => ({ ...option, words }));
      return { eyebrow, heading: title, intro, picture: options[0]?.picture, options, ctas };
    }),
  );
}
