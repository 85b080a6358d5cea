import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** A form's handle as the CMS makes them; it becomes part of an address. */
const handle = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'Expected the handle of a form'));

const chosen = v.union([
  handle,
  v.pipe(
    v.object({ handle }),
    v.transform((form) => form.handle),
  ),
]);

/** A form of the CMS with words of its own. One is chosen; where the field allows more, the first counts. */
export function formSchema({ text, heading, choice }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      form: v.union([
        chosen,
        v.pipe(
          v.tupleWithRest([chosen], v.unknown()),
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
