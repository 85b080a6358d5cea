import { Notice } from '#design-system/notice';
import type { FieldProblem } from '../../forms/engine/form-state.ts';
import { resultId } from '../../forms/form.ts';
import { interpolate } from '../../render/text-templates.ts';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';
import { controlId } from './ids.ts';

export type SummaryKind = 'invalid' | 'unreachable';

type ErrorSummaryProps = {
  section: string;
  kind: SummaryKind;
  /** Visible errors of fields. */
  problems: readonly FieldProblem[];
  /** Errors about the form as a whole. */
  errors: readonly string[];
  /** Whether the form moves the focus to the first error, so the summary must not be announced as well. */
  isInteractive: boolean;
  focusField: (name: string) => void;
  texts: FormTexts;
  level: 2 | 3;
};

/** Says why the form was not sent, with a link to each field that has an error. The form's URL leads here. */
export function ErrorSummary({
  section,
  kind,
  problems,
  errors,
  isInteractive,
  focusField,
  texts,
  level,
}: ErrorSummaryProps) {
  return (
    <div
      id={resultId(section)}
      role={isInteractive ? undefined : 'alert'}
      tabIndex={-1}
      className={styles.summary}
    >
      <Notice tone="danger" title={texts[kind]} level={level}>
        {kind === 'unreachable' && <p>{texts.unreachableText}</p>}
        {problems.length + errors.length > 0 && (
          <ul className={styles.summaryList}>
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.message}`}>
                <a
                  href={`#${controlId(section, problem.path)}`}
                  className={styles.summaryLink}
                  onClick={(event) => {
                    // The field may be in another step, which a fragment cannot open.
                    event.preventDefault();
                    focusField(problem.path);
                  }}
                >
                  {formatProblem(problem, texts.errorWithLabel)}
                </a>
              </li>
            ))}
            {errors.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/** Returns a field's error with its label, for a place outside the field. A label with punctuation at its end gets no colon. */
export function formatProblem({ label, message }: FieldProblem, template: string): string {
  if (message.includes(label)) return message;
  return /[?!.…]$/.test(label) ? `${label} ${message}` : interpolate(template, { label, message });
}
