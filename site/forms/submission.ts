import { createHash } from 'node:crypto';
import type { SubmissionResult } from '#renderer/forms/submission-result';

/** A validated form, ready for the content system. */
export type Submission = {
  /** Handle of the form. */
  readonly formHandle: string;
  /** Identifies this submission among all submissions of the form. */
  readonly key: string;
  /** Handle of the content system's site. */
  readonly site: string;
  /** Absolute URL of the page. The content system chooses the language of its messages by it. */
  readonly pageUrl: string;
  readonly values: Readonly<Record<string, unknown>>;
};

/** Sends a submission once. Never throws. */
export type SendSubmission = (submission: Submission) => Promise<SubmissionResult>;

/** The HTTP status of a response that reports a result. */
export const RESULT_STATUS: Readonly<Record<SubmissionResult['outcome'], number>> = {
  accepted: 200,
  invalid: 422,
  unreachable: 503,
  failed: 503,
};

/**
 * Returns the key of a submission, a hash of its values and its sender. The same values from the same sender are one submission.
 * Corrected values get another key, because the first submission may have been stored although its response was lost.
 *
 * @param sender the draft key from the browser's session storage, or the visitor's network address
 */
export async function submissionKey(values: Submission['values'], sender: string): Promise<string> {
  const entries = Object.entries(values).map(async ([name, value]) => [
    name,
    await Promise.all([value].flat().map(hashableValue)),
  ]);
  const text = JSON.stringify([sender, await Promise.all(entries)]);
  return createHash('sha256').update(text).digest('base64url');
}

/** The name, size and content of a file are hashed, but not its date, which browsers do not send. */
async function hashableValue(value: unknown): Promise<unknown> {
  if (!(value instanceof File)) return value;
  const bytes = new Uint8Array(await value.arrayBuffer());
  return [value.name, value.size, createHash('sha256').update(bytes).digest('base64url')];
}
