import type { ManagedIndex } from '../indexes/managed-index.ts';
import type { IndexRecord } from '../indexing/record-values.ts';
import { createSelection, selectAttributes, withoutHidden } from '../results/select-attributes.ts';

/** Returns the attributes of a record that a request names. Unretrievable attributes are included only for the admin key. */
export function selectRecord(
  index: ManagedIndex,
  record: IndexRecord,
  names: readonly string[],
  isForAdmin: boolean,
) {
  const hidden = createSelection(isForAdmin ? [] : index.settings.unretrievableAttributes);
  const shown = withoutHidden(createSelection(names), hidden);
  return { ...selectAttributes(record, shown, (value) => value), objectID: record.objectID };
}
