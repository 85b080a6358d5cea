import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';
import { readToggleOptions } from '../../toggle/toggle-options.ts';

/** Pictures of one scene in several steps, such as from day to night. */
export function imageToggleRangeSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.text,
      label: fields.text,
      steps: fields.rows({ label: fields.text, image: fields.picture }),
      ctas: fields.ctas,
    }),
    v.transform(({ text, steps: rows, ...rest }) => {
      const steps = readToggleOptions(rows);
      return { ...rest, intro: text, picture: steps[0]?.picture, steps };
    }),
  );
}
