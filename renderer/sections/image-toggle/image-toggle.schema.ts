import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';
import { readToggleOptions } from '../../toggle/toggle-options.ts';

/** One scene in several states, with a text for each state. */
export function imageToggleSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.text,
      options: fields.rows({ label: fields.text, image: fields.picture, text: fields.text }),
      ctas: fields.ctas,
    }),
    v.transform(({ text, options: rows, ...rest }) => {
      const options = readToggleOptions(rows);
      return { ...rest, intro: text, picture: options[0]?.picture, options };
    }),
  );
}
