import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** Questions with answers. Rows without a question or an answer are dropped. */
export function faqSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.text,
      items: fields.rows({ question: fields.text, answer: fields.html }),
      ctas: fields.ctas,
    }),
    v.transform(({ text, items, ...rest }) => ({
      ...rest,
      intro: text,
      questions: items.filter(({ question, answer }) => question !== '' && answer !== ''),
    })),
  );
}
