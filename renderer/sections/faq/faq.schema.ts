import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** Questions and answers; rows without a question or an answer are not shown. */
export function faqSchema({ text, heading, html, rows, ctas }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      items: rows({ question: text, answer: html }),
      ctas,
    }),
    v.transform(({ eyebrow, heading: title, text: intro, items, ctas }) => ({
      eyebrow,
      heading: title,
      intro,
      ctas,
      questions: items.filter(({ question, answer }) => question !== '' && answer !== ''),
    })),
  );
}
