import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** The container for the list of cookies, with a text above it. */
export function cookieDeclarationSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({ heading: fields.heading, text: fields.html }),
    v.transform(({ heading, text }) => ({ heading, content: text })),
  );
}
