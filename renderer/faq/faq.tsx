import type { ViewProps } from '../views.ts';

/** Questions that open in place; `<details>` needs no script. */
export function Faq({ questions }: ViewProps<'faq'>) {
  return questions.map(({ id, question, answer }) => (
    <details key={id}>
      <summary>{question}</summary>
      <div dangerouslySetInnerHTML={{ __html: answer }} />
    </details>
  ));
}
