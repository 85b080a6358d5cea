import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** A small drawing with a line or two beside or under it. */
export function iconSchema({ text, heading, choice }: Fields) {
  return v.pipe(
    v.object({ icon: text, heading, text, align: choice('start', 'center') }),
    v.transform(({ icon, heading: title, text: words, align }) => ({ icon, heading: title, words, align })),
  );
}
