import type { SubmissionResult } from './submission-result.ts';

/** Long enough for a photo on a slow connection. After a timeout the visitor can send again under the same key. */
const TIMEOUT_MS = 120_000;

/**
 * Posts a form by `fetch` and returns the result that the server sends as JSON. If the server sends new values of hidden fields, posts the
 * form once more with them. Never throws.
 *
 * @param keepalive whether the browser completes the post after the document has closed. Only for forms without files, below 64 kB
 */
export async function postForm(
  action: string,
  body: FormData,
  { keepalive = false }: { readonly keepalive?: boolean } = {},
): Promise<SubmissionResult> {
  const result = await postOnce(action, body, keepalive);
  if (result.outcome !== 'invalid' || !result.renewed) return result;
  for (const [name, value] of Object.entries(result.renewed)) body.set(name, value);
  return postOnce(action, body, keepalive);
}

async function postOnce(action: string, body: FormData, keepalive: boolean): Promise<SubmissionResult> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive,
    });
    // The connection may also be lost while the body arrives.
    text = await response.text();
  } catch {
    return { outcome: 'unreachable' };
  }
  const json = parseJson(text);
  return isUsableResult(json)
    ? json
    : { outcome: 'failed', detail: `${response.status} ${response.statusText}`.trim() };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A proxy may respond instead of the site, with JSON in another format. A `failed` result is not accepted either, because its `detail` is the
 * status of the response.
 */
function isUsableResult(json: unknown): json is SubmissionResult {
  if (typeof json !== 'object' || json === null || !('outcome' in json)) return false;
  if (json.outcome === 'accepted' || json.outcome === 'unreachable') return true;
  if (json.outcome !== 'invalid' || !('errors' in json)) return false;
  // Without an error the visitor would not see what to correct.
  return typeof json.errors === 'object' && json.errors !== null && Object.keys(json.errors).length > 0;
}
