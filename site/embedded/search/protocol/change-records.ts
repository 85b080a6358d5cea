import type { IndexCollection } from '../indexes/index-collection.ts';
import type { ManagedIndex } from '../indexes/managed-index.ts';
import { applyOperations, type RecordOperation } from '../indexing/apply-operations.ts';
import { badRequest } from '../request-error.ts';
import { checkIndexName } from './index-name.ts';
import type { BatchOperation } from './wire-operations.ts';

/**
 * Returns the index of that name for a change of its records. A missing index is created.
 *
 * @throws {RequestError} 400 for an invalid name, or a replica
 */
export function openIndex(indexes: IndexCollection, name: string): ManagedIndex {
  return indexes.openForRecords(checkIndexName(name));
}

/** Applies operations to one index. Returns the finished task. */
export function changeRecords(
  indexes: IndexCollection,
  index: ManagedIndex,
  operations: readonly RecordOperation[],
): { taskID: number; updatedAt: string } {
  applyOperations(index.store, operations);
  index.refresh();
  return indexes.finishTask(index);
}

/**
 * Applies a batch. All index names are checked before the first change. `taskID` has one task for each index. `objectIDs` are those of the
 * changed records, in the order of the operations.
 *
 * @throws {RequestError} 400 for an operation without an index, with an invalid name, or for a replica
 */
export function applyBatch(
  indexes: IndexCollection,
  operations: readonly BatchOperation[],
): { taskID: Record<string, number>; objectIDs: string[] } {
  const names = operations.map(({ indexName }) => {
    if (indexName === undefined) throw badRequest('indexName: a batch for all indexes needs one');
    return checkIndexName(indexName);
  });
  for (const name of names) indexes.checkWritable(name);
  for (const [position, { operation, deletesIndex }] of operations.entries()) {
    const name = names[position] ?? '';
    if (deletesIndex) indexes.delete(name);
    else applyOperations(indexes.open(name).store, [operation]);
  }
  const taskID = Object.fromEntries(
    [...new Set(names)].map((name) => {
      const index = indexes.find(name);
      index?.refresh();
      return [name, indexes.finishTask(index).taskID];
    }),
  );
  const objectIDs = operations.flatMap(({ operation }) =>
    operation.kind === 'clear' ? [] : operation.objectID,
  );
  return { taskID, objectIDs };
}
