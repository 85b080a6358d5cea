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
 * A key for a submission that came without one, from a page without a script: whoever sends the very same again from the same address
 * within the time that keys are remembered has pressed twice.
 */
export function keyOfValues(values: Submission['values'], address: string): string {
  const facts = JSON.stringify(values, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  return createHash('sha256').update(address).update('\n').update(facts).digest('base64url');
}
