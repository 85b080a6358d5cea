import { createHash } from 'node:crypto';

const KEY_LENGTH = 10;

export type Params = Readonly<Record<string, unknown>>;

/** Returns the name and parameters of a call as text. The order of parameters does not matter, and `undefined` equals absent. */
export function describeCall(name: string, params: Params): string {
  return `${name} ${JSON.stringify(params, sortKeys)}`;
}

/**
 * Returns the key of a call in the store: the first 10 hexadecimal characters of its SHA-256 hash (specification §7). These are 40 bits,
 * so among a million calls the probability of a collision is about a third. A reader must compare the stored call.
 */
export function hashCall(call: string): string {
  return createHash('sha256').update(call).digest('hex').slice(0, KEY_LENGTH);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
