import { createHash } from 'node:crypto';

const DIGEST_CHARACTERS = 10;

export type Params = Readonly<Record<string, unknown>>;

/** A call in full: its name and its parameters as JSON, whatever order they were written in. Absent and undefined are one. */
export function describeCall(name: string, params: Params): string {
  return `${name} ${JSON.stringify(params, sortKeys)}`;
}

/**
 * The key a call is kept under: the first 10 characters of a digest of its parameters (specification §7). That is 40 bits, so
 * with a million calls two of them probably share a key: whoever reads must compare the call kept beside the value.
 */
export function shortKey(call: string): string {
  return createHash('sha256').update(call).digest('hex').slice(0, DIGEST_CHARACTERS);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
