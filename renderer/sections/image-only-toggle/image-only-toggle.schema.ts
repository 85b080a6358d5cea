import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';
import { readToggleOptions } from '../../toggle/toggle-options.ts';

/** One scene in several states. */
export function imageOnlyToggleSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      options: fields.rows({ label: fields.text, image: fields.picture }),
    }),
    v.transform(({ options: rows, ...rest }) => {
      const options = readToggleOptions(rows);
      return { ...rest, picture: options[0]?.picture, options };
    }),
  );
}
