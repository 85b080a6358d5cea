import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** Short reasons side by side, each with an optional icon. Rows without a title are dropped. */
export function uspsSchema({ text, heading, rows }: Fields) {
  return v.pipe(
    v.object({ eyebrow: text, heading, items: rows({ icon: text, title: text, text }) }),
    v.transform(({ items, ...rest }) => ({ ...rest, reasons: items.filter(({ title }) => title !== '') })),
  );
}
