import { FINGERPRINT } from './wire-changes.ts';
import type { SentRecord } from './wire-records.ts';

/** The largest record that all plans of the provider accept, in bytes of JSON. One larger record makes its whole batch fail. */
const MAX_BYTES = 10_000;
/** Bytes of the fingerprint, which is added later: its name, a hash of 43 characters, and punctuation. */
const FINGERPRINT_BYTES = FINGERPRINT.length + 50;
/** Attributes that are cut if a record is too large. The first one is the least important. */
const CUT_ATTRIBUTES = ['description', 'skus', 'swatches', 'attributes', 'keywords'];

type LimitedRecords = {
  readonly accepted: readonly SentRecord[];
  /** Ids of the records that are still too large after the cuts. */
  readonly tooLarge: readonly string[];
};

/** Cuts the long attributes of records until the provider accepts them: the ends of texts, and the last values of lists. */
export function limitRecordSizes(records: readonly SentRecord[]): LimitedRecords {
  const limited = records.map((record) => [record.objectID, limitRecordSize(record)] as const);
  return {
    accepted: limited.flatMap(([, record]) => record ?? []),
    tooLarge: limited.flatMap(([id, record]) => (record ? [] : id)),
  };
}

/** Cuts the attributes in their order until the record is small enough. Returns `undefined` if it never is. */
function limitRecordSize(record: SentRecord, attributes = CUT_ATTRIBUTES): SentRecord | undefined {
  const excess = excessOf(record);
  if (excess <= 0) return record;
  const [attribute, ...others] = attributes;
  if (attribute === undefined) return undefined;
  return limitRecordSize({ ...record, [attribute]: cut(record[attribute], excess) }, others);
}

/** Returns the number of bytes above the limit. */
function excessOf(record: SentRecord): number {
  return Buffer.byteLength(JSON.stringify(record)) + FINGERPRINT_BYTES - MAX_BYTES;
}

function cut(value: unknown, excess: number): unknown {
  if (typeof value === 'string') return value.slice(0, Math.max(0, value.length - excess)).toWellFormed();
  if (!Array.isArray(value)) return value;
  const kept: readonly unknown[] = value;
  let count = kept.length;
  for (let removed = 0; removed < excess && count > 0; count -= 1)
    removed += Buffer.byteLength(JSON.stringify(kept[count - 1])) + 1;
  return kept.slice(0, count);
}
