import { DRAFT_KEY_FIELD, ELAPSED_FIELD, type SubmissionResult } from '../../forms/form.ts';
import { timeNameOf } from '../../forms/values.ts';

type SendFormOptions = {
  readonly formElement: HTMLFormElement;
  /** Names of fields that are hidden by their conditions. Their values are not sent. */
  readonly hiddenFields: readonly string[];
  /** The key of the draft, which identifies the submission. */
  readonly draftKey: string;
  readonly elapsedMs: number;
};

/** Long enough for a photo on a slow connection. After a timeout the visitor can send again under the same key. */
const TIMEOUT_MS = 120_000;

/** Posts a form as the browser would, to the same URL, and returns the result that the server sends as JSON. Never throws. */
export async function sendForm({
  formElement,
  hiddenFields,
  draftKey,
  elapsedMs,
}: SendFormOptions): Promise<SubmissionResult> {
  const body = new FormData(formElement);
  for (const field of hiddenFields) for (const name of [field, timeNameOf(field)]) body.delete(name);
  body.set(DRAFT_KEY_FIELD, draftKey);
  body.set(ELAPSED_FIELD, String(Math.round(elapsedMs)));
  let response: Response;
  try {
    // Not `form.action`, because a field may have the name "action".
    response = await fetch(formElement.getAttribute('action') ?? '', {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { outcome: 'unreachable' };
  }
  const json: unknown = await response.json().catch(() => undefined);
  return isSubmissionResult(json)
    ? json
    : { outcome: 'failed', detail: `${response.status} ${response.statusText}`.trim() };
}

/** A proxy may respond instead of the site, with JSON in another format. */
function isSubmissionResult(json: unknown): json is SubmissionResult {
  if (typeof json !== 'object' || json === null || !('outcome' in json)) return false;
  if (json.outcome === 'accepted' || json.outcome === 'unreachable') return true;
  if (json.outcome !== 'invalid' || !('errors' in json)) return false;
  // Without an error the visitor would not see what to correct.
  return typeof json.errors === 'object' && json.errors !== null && Object.keys(json.errors).length > 0;
}
