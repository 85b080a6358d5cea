import { applyOperations, type RecordOperation } from '../indexing/apply-operations.ts';
import type { IndexCollection } from '../indices/index-collection.ts';
import type { ManagedIndex } from '../indices/managed-index.ts';
import { badRequest } from '../request-problem.ts';
import { checkIndexName } from './index-name.ts';
import type { BatchOperation } from './wire-operations.ts';

/**
 * Returns the index of that name for a change of its records. A missing index is created.
 *
 * @throws {RequestProblem} 400 for an invalid name, or a replica
 */
export function openIndex(indices: IndexCollection, name: string): ManagedIndex {
  return indices.openForRecords(checkIndexName(name));
}

/** Applies operations to one index. Returns the finished task. */
export function changeRecords(
  indices: IndexCollection,
  index: ManagedIndex,
  operations: readonly RecordOperation[],
): { taskID: number; updatedAt: string } {
  applyOperations(index.store, operations);
  index.refresh();
  return indices.finishTask(index);
}

/**
 * Applies a batch. All index names are checked before the first change. `taskID` has one task for each index. `objectIDs` are those of the
 * changed records, in the order of the operations.
 *
 * @throws {RequestProblem} 400 for an operation without an index, with an invalid name, or for a replica
 */
export function applyBatch(
  indices: IndexCollection,
  operations: readonly BatchOperation[],
): { taskID: Record<string, number>; objectIDs: string[] } {
  const names = operations.map(({ indexName }) => {
    if (indexName === undefined) throw badRequest('indexName: a batch for all indexes needs one');
    return checkIndexName(indexName);
  });
  for (const name of names) indices.checkWritable(name);
  for (const [position, { operation, deletesIndex }] of operations.entries()) {
    const name = names[position] ?? '';
    if (deletesIndex) indices.delete(name);
    else applyOperations(indices.open(name).store, [operation]);
  }
  const taskID = Object.fromEntries(
    [...new Set(names)].map((name) => {
      const index = indices.find(name);
      index?.refresh();
      return [name, indices.finishTask(index).taskID];
    }),
  );
  const objectIDs = operations.flatMap(({ operation }) =>
    operation.kind === 'clear' ? [] : operation.objectID,
  );
  return { taskID, objectIDs };
}
