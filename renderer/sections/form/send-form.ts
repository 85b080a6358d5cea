import { ELAPSED_FIELD, KEY_FIELD } from '../../forms/form.ts';
import type { SubmissionResult } from '../../forms/submission-result.ts';
import { timeNameOf } from '../../forms/values.ts';

type SendFormOptions = {
  readonly form: HTMLFormElement;
  /** Names of hidden fields, whose values are not sent. */
  readonly hidden: readonly string[];
  /** Identifies the submission, however often it is sent. */
  readonly key: string;
  readonly elapsedMs: number;
};

/** A photo takes long on a slow connection. The visitor may send again after it: the key makes it the same submission. */
const TIMEOUT_MS = 120_000;

/** Posts a form as the browser would, to the same URL, and returns the result that the server sends as JSON. Never throws. */
export async function sendForm({ form, hidden, key, elapsedMs }: SendFormOptions): Promise<SubmissionResult> {
  const body = new FormData(form);
  for (const field of hidden) for (const name of [field, timeNameOf(field)]) body.delete(name);
  body.set(KEY_FIELD, key);
  body.set(ELAPSED_FIELD, String(Math.round(elapsedMs)));
  let response: Response;
  try {
    // Not `form.action`, because a field may have the name "action".
    response = await fetch(form.getAttribute('action') ?? '', {
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

/** A proxy may respond instead of the site, with JSON of another shape. */
function isSubmissionResult(json: unknown): json is SubmissionResult {
  if (typeof json !== 'object' || json === null || !('outcome' in json)) return false;
  if (json.outcome === 'accepted' || json.outcome === 'unreachable') return true;
  if (json.outcome !== 'invalid' || !('errors' in json)) return false;
  // Without an error the visitor would not see what to correct.
  return typeof json.errors === 'object' && json.errors !== null && Object.keys(json.errors).length > 0;
}
