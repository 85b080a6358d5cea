import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** Short reasons side by side, each with an optional icon. Rows without a title are dropped. */
export function uspsSchema({ text, heading, rows }: FieldSchemas) {
  return v.pipe(
    v.object({ eyebrow: text, heading, items: rows({ icon: text, title: text, text }) }),
    v.transform(({ items, ...rest }) => ({ ...rest, reasons: items.filter(({ title }) => title !== '') })),
  );
}
