import * as v from 'valibot';
import type { Fields } from '../fields.ts';

/** Questions and answers; rows without a question or an answer are not shown. */
export function faqSchema({ text, heading, html, rows }: Fields) {
  return v.pipe(
    v.object({ heading, text, items: rows({ question: text, answer: html }) }),
    v.transform(({ heading: title, text: intro, items }) => ({
      heading: title,
      intro,
      questions: items.filter(({ question, answer }) => question !== '' && answer !== ''),
    })),
  );
}
