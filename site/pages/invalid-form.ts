import type { ErrorsByField, SubmissionResult } from '#renderer/forms/submission-result';

/** Returns the result of a form with errors, one message per field. Messages about the whole form have an empty name. */
export function invalid(messages: Readonly<Record<string, string | undefined>>): SubmissionResult {
  const errors: ErrorsByField = Object.fromEntries(
    Object.entries(messages).flatMap(([name, message]) => (message === undefined ? [] : [[name, [message]]])),
  );
  return { outcome: 'invalid', errors };
}
