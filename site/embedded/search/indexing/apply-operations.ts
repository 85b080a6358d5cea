import { updatePartially } from './partial-update.ts';
import type { RecordStore } from './record-store.ts';
import type { RecordObject } from './record-values.ts';

/** A change of one record, or the removal of all records. */
export type RecordOperation =
  | { readonly kind: 'put'; readonly objectID: string; readonly record: RecordObject }
  | {
      readonly kind: 'update';
      readonly objectID: string;
      readonly record: RecordObject;
      readonly createsMissing: boolean;
    }
  | { readonly kind: 'delete'; readonly objectID: string }
  | { readonly kind: 'clear' };

/** Applies changes of records in their order. */
export function applyOperations(store: RecordStore, operations: readonly RecordOperation[]): void {
  for (const operation of operations) {
    if (operation.kind === 'clear') store.clear();
    else if (operation.kind === 'delete') store.delete(operation.objectID);
    else {
      const { objectID, record, kind } = operation;
      const before = store.get(objectID);
      if (kind === 'put') store.put({ ...record, objectID });
      else if (before || operation.createsMissing)
        store.put({ ...updatePartially(before ?? {}, record), objectID });
    }
  }
}
