import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';
import { readToggleOptions } from '../../toggle/toggle-options.ts';

/** One view in several states. */
export function imageOnlyToggleSchema({ text, heading, picture, rows }: Fields) {
  return v.pipe(
    v.object({ eyebrow: text, heading, options: rows({ label: text, image: picture }) }),
    v.transform(({ eyebrow, heading: title, options: written }) => {
      const options = readToggleOptions(written);
      return { eyebrow, heading: title, picture: options[0]?.picture, options };
    }),
  );
}
