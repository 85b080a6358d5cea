import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** A picture with text beside it. */
export function newSectionSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.html,
      image: fields.picture,
      ctas: fields.ctas,
    }),
    v.transform(({ text, image, ...rest }) => ({ ...rest, content: text, picture: image })),
  );
}
