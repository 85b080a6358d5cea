import { ELAPSED_FIELD, KEY_FIELD, type PostAnswer } from '../../forms/form.ts';
import { timeNameOf } from '../../forms/values.ts';

/** What became of a form that was sent; `failed` for an answer that nobody reckoned with, and what it was. */
export type SendResult = PostAnswer | { readonly outcome: 'failed'; readonly detail: string };

type Sending = {
  readonly form: HTMLFormElement;
  /** Fields whose answers do not count now. */
  readonly leftOut: readonly string[];
  /** Names this submission, however often it is sent. */
  readonly key: string;
  /** How long the visitor has had the form before them. */
  readonly elapsedMs: number;
};

/** Long enough for a photo from a phone on a slow line; whoever sends again after it sends the same submission. */
const LIMIT_MS = 120_000;

/** Posts a form as the browser would, to the same address, and hears the answer instead of being led to it. Throws nothing. */
export async function sendForm({ form, leftOut, key, elapsedMs }: Sending): Promise<SendResult> {
  const body = new FormData(form);
  for (const name of leftOut) for (const one of [name, timeNameOf(name)]) body.delete(one);
  body.set(KEY_FIELD, key);
  body.set(ELAPSED_FIELD, String(Math.round(elapsedMs)));
  let answer: Response;
  try {
    // Not `form.action`: a field may have that name.
    answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch {
    return { outcome: 'unreachable', errors: {} };
  }
  const said: unknown = await answer.json().catch(() => undefined);
  return isPostAnswer(said)
    ? said
    : { outcome: 'failed', detail: `${answer.status} ${answer.statusText}`.trim() };
}

/** A proxy may answer in our server's place, in JSON too. */
function isPostAnswer(said: unknown): said is PostAnswer {
  if (typeof said !== 'object' || said === null || !('outcome' in said)) return false;
  if (said.outcome === 'accepted') return true;
  if (!('errors' in said) || typeof said.errors !== 'object' || said.errors === null) return false;
  // A refusal without a reason leaves a visitor nothing to mend.
  return (
    said.outcome === 'unreachable' || (said.outcome === 'refused' && Object.keys(said.errors).length > 0)
  );
}
