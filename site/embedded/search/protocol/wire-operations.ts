import { randomBytes } from 'node:crypto';
import type { RecordOperation } from '../indexing/apply-operations.ts';
import { checkOperations } from '../indexing/partial-update.ts';
import {
  isList,
  isRecordObject,
  ownValue,
  type RecordObject,
  type RecordValue,
} from '../indexing/record-values.ts';
import { badRequest } from '../request-error.ts';
import { refuseUnknown } from '../settings/wire-values.ts';

/** Algolia's smallest plan has this limit, so records that are too large fail in development. */
const MAX_RECORD_BYTES = 10_000;
const MAX_DEPTH = 30;
const MAX_ID_BYTES = 1024;

/** An operation of a batch, with the name of its index if the batch is for several indexes. */
export interface BatchOperation {
  readonly indexName: string | undefined;
  readonly operation: RecordOperation;
  /** Whether the operation deletes the whole index. */
  readonly deletesIndex: boolean;
}

/**
 * Validates a batch. One invalid request refuses the whole batch.
 *
 * @throws {RequestError} 400 for an unknown action, or a record that cannot be indexed
 */
export function parseBatch(body: RecordObject): BatchOperation[] {
  refuseUnknown(Object.keys(body), ['requests']);
  const requests = ownValue(body, 'requests');
  if (!isList(requests)) throw badRequest('Invalid value for "requests" parameter, expected array');
  return requests.map((request) => {
    if (!isRecordObject(request))
      throw badRequest('Invalid value for "requests" parameter, expected objects');
    refuseUnknown(Object.keys(request), ['action', 'indexName', 'body']);
    const { action, indexName } = request;
    if (indexName !== undefined && typeof indexName !== 'string')
      throw badRequest('Invalid value for "indexName" parameter, expected string');
    const record = ownValue(request, 'body') ?? {};
    return { indexName, operation: parseAction(action ?? null, record), deletesIndex: action === 'delete' };
  });
}

function parseAction(action: RecordValue, record: RecordValue): RecordOperation {
  switch (action) {
    case 'addObject':
      return putOperation(record, createObjectID());
    case 'updateObject':
      return putOperation(record);
    case 'partialUpdateObject':
      return updateOperation(record, true);
    case 'partialUpdateObjectNoCreate':
      return updateOperation(record, false);
    case 'deleteObject':
      return {
        kind: 'delete',
        objectID: parseObjectID(isRecordObject(record) ? record['objectID'] : undefined),
      };
    case 'clear':
    case 'delete':
      return { kind: 'clear' };
    default:
      throw badRequest(`Unknown action: ${JSON.stringify(action).slice(0, 100)}`);
  }
}

/** Creates a random objectID for a record that has none. */
export function createObjectID(): string {
  return randomBytes(12).toString('hex');
}

/** @param objectID used if the record has none; if absent, a record without an objectID is refused */
export function putOperation(value: RecordValue, objectID?: string): RecordOperation {
  const record = parseRecord(value);
  return { kind: 'put', objectID: parseObjectID(ownValue(record, 'objectID') ?? objectID), record };
}

/** @param objectID the id in the path of the request; if absent, the record must have an objectID */
export function updateOperation(
  value: RecordValue,
  createsMissing: boolean,
  objectID?: string,
): RecordOperation {
  const record = parseRecord(value);
  checkOperations(record);
  return {
    kind: 'update',
    objectID: parseObjectID(objectID ?? ownValue(record, 'objectID')),
    record,
    createsMissing,
  };
}

function parseObjectID(value: RecordValue | undefined): string {
  const objectID = typeof value === 'number' ? String(value) : value;
  const isValid =
    typeof objectID === 'string' && objectID !== '' && Buffer.byteLength(objectID) <= MAX_ID_BYTES;
  if (!isValid) throw badRequest(`objectID: expected a text of 1 to ${MAX_ID_BYTES} bytes`);
  return objectID;
}

function parseRecord(value: RecordValue): RecordObject {
  if (!isRecordObject(value)) throw badRequest('A record has to be an object');
  checkDepth(value, 0);
  const bytes = Buffer.byteLength(JSON.stringify(value));
  if (bytes > MAX_RECORD_BYTES)
    throw badRequest(
      `Record objectID=${JSON.stringify(value['objectID'] ?? null).slice(0, 100)} is too big: ${bytes} of ${MAX_RECORD_BYTES} bytes`,
    );
  return value;
}

function checkDepth(value: RecordValue, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw badRequest(`A record has more than ${MAX_DEPTH} levels`);
  for (const child of Object.values(value)) checkDepth(child, depth + 1);
}
