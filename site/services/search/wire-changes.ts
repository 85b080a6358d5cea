import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { SentRecord } from './wire-records.ts';

// Differences between the records of an index and the wanted ones (contract B8).

/** The attribute with the hash of a record's other attributes. */
export const FINGERPRINT = 'fingerprint';

export type FingerprintedRecord = SentRecord & { readonly [FINGERPRINT]: string };

/** The differences between an index and the records that it should have. */
type RecordChanges = {
  readonly changed: readonly FingerprintedRecord[];
  /** Ids of indexed records that are not wanted any more. */
  readonly gone: readonly string[];
};

/** Adds the fingerprint of a record: the SHA-256 hash of its JSON. */
export function withFingerprint(record: SentRecord): FingerprintedRecord {
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('base64url');
  return { ...record, [FINGERPRINT]: hash };
}

/** Compares the wanted records with the fingerprints of an index by id. */
export function changedRecords(
  wanted: readonly FingerprintedRecord[],
  indexed: ReadonlyMap<string, string>,
): RecordChanges {
  const ids = new Set(wanted.map(({ objectID }) => objectID));
  return {
    changed: wanted.filter((record) => indexed.get(record.objectID) !== record[FINGERPRINT]),
    gone: [...indexed.keys()].filter((id) => !ids.has(id)),
  };
}

const fingerprinted = v.object({
  objectID: v.string(),
  [FINGERPRINT]: v.fallback(v.string(), ''),
});

/** Returns the id and the fingerprint of a record of an index. */
export function readFingerprint(record: unknown): readonly [id: string, fingerprint: string] {
  const { objectID, [FINGERPRINT]: fingerprint } = v.parse(fingerprinted, record);
  return [objectID, fingerprint];
}
