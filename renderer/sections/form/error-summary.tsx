import { Notice } from '#design-system/notice';
import type { FieldError } from '../../forms/engine/form-state.ts';
import { resultId } from '../../forms/form-data.ts';
import { interpolate } from '../../forms/text-templates.ts';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';
import { controlId } from './ids.ts';

/** A hyphen is within a word: “E-Mail”. An apostrophe is not: “l’adresse”. */
const STARTS_WITHIN_WORD = /^[\p{L}\p{M}\p{N}\-\u2010\u2011]/u;
const ENDS_WITHIN_WORD = /[\p{L}\p{M}\p{N}\-\u2010\u2011]$/u;

export type SummaryKind = 'invalid' | 'unreachable';

type ErrorSummaryProps = {
  sectionId: string;
  kind: SummaryKind;
  /** Visible errors of fields. */
  fieldErrors: readonly FieldError[];
  /** Errors about the form as a whole. */
  formErrors: readonly string[];
  /** Whether the form moves the focus to the first error, so the summary must not be announced as well. */
  isInteractive: boolean;
  focusField: (name: string) => void;
  texts: FormTexts;
  level: 2 | 3;
};

/** Explains why the form was not sent and links to each field with an error. Its id is the fragment of the form's action. */
export function ErrorSummary({
  sectionId,
  kind,
  fieldErrors,
  formErrors,
  isInteractive,
  focusField,
  texts,
  level,
}: ErrorSummaryProps) {
  return (
    <div
      id={resultId(sectionId)}
      role={isInteractive ? undefined : 'alert'}
      tabIndex={-1}
      className={styles.summary}
    >
      <Notice tone="danger" title={texts[kind]} level={level}>
        {kind === 'unreachable' && <p>{texts.unreachableText}</p>}
        {fieldErrors.length + formErrors.length > 0 && (
          <ul className={styles.summaryList}>
            {fieldErrors.map((fieldError) => (
              <li key={`${fieldError.path} ${fieldError.message}`}>
                <a
                  href={`#${controlId(sectionId, fieldError.path)}`}
                  className={styles.summaryLink}
                  onClick={(event) => {
                    // The field may be in another step, which a fragment cannot open.
                    event.preventDefault();
                    focusField(fieldError.path);
                  }}
                >
                  {formatFieldError(fieldError, texts.errorWithLabel)}
                </a>
              </li>
            ))}
            {formErrors.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/**
 * Returns a field's error with its label, for display outside the field. A message that contains the label gets no second one. A label
 * with punctuation at its end gets no colon.
 */
export function formatFieldError({ label, message }: FieldError, template: string): string {
  if (label === '' || containsWords(message, label)) return message;
  return /[?!.…]$/.test(label) ? `${label} ${message}` : interpolate(template, { label, message });
}

/** Returns whether a text contains words that are not a part of a longer word, as “Mail” is of “E-Mail”. */
function containsWords(text: string, words: string): boolean {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    // A character has at most two code units.
    const isWordBefore = ENDS_WITHIN_WORD.test(text.slice(Math.max(0, start - 2), start));
    if (!isWordBefore && !STARTS_WITHIN_WORD.test(text.slice(end, end + 2))) return true;
  }
  return false;
}
