import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** The handle of a form. It becomes part of a URL. */
const handle = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'Expected the handle of a form'));

const formHandle = v.union([
  handle,
  v.pipe(
    v.object({ handle }),
    v.transform((form) => form.handle),
  ),
]);

/** A form of the CMS with texts around it. If the field contains several forms, the first one is used. */
export function formSchema({ text, heading, choice }: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      form: v.union([
        formHandle,
        v.pipe(
          v.tupleWithRest([formHandle], v.unknown()),
          v.transform(([first]) => first),
        ),
      ]),
      layout: choice('beside', 'above'),
      sent_heading: heading,
      sent_text: text,
    }),
    v.transform(({ text: intro, form, sent_heading, sent_text, ...rest }) => ({
      ...rest,
      intro,
      form,
      sentHeading: sent_heading,
      sentText: sent_text,
    })),
  );
}
