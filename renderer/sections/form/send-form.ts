import { DRAFT_KEY_FIELD, ELAPSED_FIELD, type SubmissionResult } from '../../forms/form.ts';
import { postForm } from '../../forms/post-form.ts';
import { timeNameOf } from '../../forms/values.ts';

type SendFormOptions = {
  readonly formElement: HTMLFormElement;
  /** Names of fields that are hidden by their conditions. Their values are not sent. */
  readonly hiddenFields: readonly string[];
  /** The key of the draft, which identifies the submission. */
  readonly draftKey: string;
  readonly elapsedMs: number;
};

/** Posts a form as the browser would, to the same URL, and returns the result. Never throws. */
export function sendForm({
  formElement,
  hiddenFields,
  draftKey,
  elapsedMs,
}: SendFormOptions): Promise<SubmissionResult> {
  const body = new FormData(formElement);
  for (const field of hiddenFields) for (const name of [field, timeNameOf(field)]) body.delete(name);
  body.set(DRAFT_KEY_FIELD, draftKey);
  body.set(ELAPSED_FIELD, String(Math.round(elapsedMs)));
  // Not `form.action`, because a field may have the name "action".
  return postForm(formElement.getAttribute('action') ?? '', body);
}
