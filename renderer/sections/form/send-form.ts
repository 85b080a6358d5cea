import { DRAFT_KEY_FIELD, ELAPSED_FIELD } from '../../forms/hidden-inputs.ts';
import { postForm } from '../../forms/post-form.ts';
import type { SubmissionResult } from '../../forms/submission-result.ts';
import { timeNameOf } from '../../forms/values.ts';
import type { AdoptedForm } from './adopt-form.ts';

/**
 * Posts a form as the browser would, to the same URL, and returns the result. Never throws.
 *
 * @param hiddenFields names of the fields that are hidden by their conditions. Their values are not sent
 */
export function sendForm(
  element: HTMLFormElement,
  hiddenFields: readonly string[],
  { draftKey, elapsedMs }: AdoptedForm,
): Promise<SubmissionResult> {
  const body = new FormData(element);
  for (const field of hiddenFields) for (const name of [field, timeNameOf(field)]) body.delete(name);
  body.set(DRAFT_KEY_FIELD, draftKey);
  body.set(ELAPSED_FIELD, String(Math.round(elapsedMs())));
  // Not `form.action`, because a field may have the name "action".
  return postForm(element.getAttribute('action') ?? '', body);
}
