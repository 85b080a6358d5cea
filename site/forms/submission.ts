import { createHash } from 'node:crypto';

/** What a visitor has sent, ready for the content system. */
export type Submission = {
  /** Handle of the form. */
  readonly form: string;
  /** Names this submission among all of its form. */
  readonly key: string;
  /** Handle of the content system's site. */
  readonly site: string;
  /** Absolute address of the page, by which the content system chooses the language of its messages. */
  readonly pageUrl: string;
  readonly values: Readonly<Record<string, unknown>>;
};

/** What became of it. `unreachable` is for now: it may be tried again. `failed` is for good: nobody would take it later either. */
export type Delivered =
  | { readonly outcome: 'accepted'; readonly redirect: string | null }
  | { readonly outcome: 'refused'; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly outcome: 'unreachable' | 'failed' };

/** Hands it over, once; throws nothing. */
export type Send = (submission: Submission) => Promise<Delivered>;

/**
 * The key of what was sent: the very same from the same visitor, within the time that keys are remembered, is one submission. Words
 * that were mended meanwhile are another, or they would be thanked for and lost: the first may have arrived, its answer not.
 *
 * @param sender names the visitor: by the key their script keeps, or by their address
 */
export async function keyOfValues(values: Submission['values'], sender: string): Promise<string> {
  const facts = Object.entries(values).map(async ([name, value]) => [
    name,
    await Promise.all([value].flat().map(factOf)),
  ]);
  const text = JSON.stringify([sender, await Promise.all(facts)]);
  return createHash('sha256').update(text).digest('base64url');
}

/** A file by what is in it; its date does not come along. */
async function factOf(value: unknown): Promise<unknown> {
  if (!(value instanceof File)) return value;
  const bytes = new Uint8Array(await value.arrayBuffer());
  return [value.name, value.size, createHash('sha256').update(bytes).digest('base64url')];
}
