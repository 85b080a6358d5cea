import { ELAPSED_FIELD, KEY_FIELD, type PostAnswer } from '../forms.ts';

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

/** Posts a form as the browser would, to the same address, and hears the answer instead of being led to it. Throws nothing. */
export async function sendForm({ form, leftOut, key, elapsedMs }: Sending): Promise<SendResult> {
  const body = new FormData(form);
  for (const name of leftOut) body.delete(name);
  body.set(KEY_FIELD, key);
  body.set(ELAPSED_FIELD, String(Math.round(elapsedMs)));
  let answer: Response;
  try {
    answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
  } catch {
    return { outcome: 'unreachable', errors: {} };
  }
  try {
    // Our own server's answer of our own build: its shape is checked by the compiler on both sides.
    return (await answer.json()) as PostAnswer;
  } catch {
    return { outcome: 'failed', detail: `${answer.status} ${answer.statusText}`.trim() };
  }
}
