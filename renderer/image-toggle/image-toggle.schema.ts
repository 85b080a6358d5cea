import * as v from 'valibot';
import type { Fields } from '../fields.ts';
import { toggleOptions } from '../toggle-options.ts';

/** One view in several states, and what there is to say about each. */
export function imageToggleSchema({ text, heading, picture, rows }: Fields) {
  return v.pipe(
    v.object({ heading, text, options: rows({ label: text, image: picture, text }) }),
    v.transform(({ heading: title, text: intro, options: written }) => {
      const options = toggleOptions(written).map(({ text: words, ...option }) => ({ ...option, words }));
      return { heading: title, intro, picture: options[0]?.picture, options };
    }),
  );
}
