import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** Short reasons side by side; rows without a title are not shown. Each may have a small drawing. */
export function uspsSchema({ text, heading, rows }: Fields) {
  return v.pipe(
    v.object({ eyebrow: text, heading, items: rows({ icon: text, title: text, text }) }),
    v.transform(({ eyebrow, heading: title, items }) => ({
      eyebrow,
      heading: title,
      reasons: items
        .filter((item) => item.title !== '')
        .map(({ id, icon, title: name, text: words }) => ({ id, icon, title: name, words })),
    })),
  );
}
