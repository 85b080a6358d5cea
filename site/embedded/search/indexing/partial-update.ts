import { badRequest } from '../request-error.ts';
import { isList, isRecordObject, ownValue, type RecordObject, type RecordValue } from './record-values.ts';

/** Returns the value of an attribute after an operation such as `Increment`. */
type AttributeOperation = (before: RecordValue | undefined, operand: RecordValue) => RecordValue;

const operations = new Map<RecordValue, AttributeOperation>([
  ['Increment', (before, operand) => numberOf(before) + numberOf(operand)],
  ['Decrement', (before, operand) => numberOf(before) - numberOf(operand)],
  ['Add', (before, operand) => [...listOf(before), operand]],
  ['Remove', (before, operand) => listOf(before).filter((element) => element !== operand)],
  [
    'AddUnique',
    (before, operand) => (listOf(before).includes(operand) ? listOf(before) : [...listOf(before), operand]),
  ],
]);

/** Returns a record with changed first-level attributes. A change is a new value, or an operation on the old value. */
export function updatePartially(before: RecordObject, changes: RecordObject): RecordObject {
  const changed = Object.entries(changes).map(([name, value]) => {
    const operation = operationOf(value);
    return [name, operation ? operation(ownValue(before, name)) : value] as const;
  });
  return { ...before, ...Object.fromEntries(changed) };
}

/**
 * Checks the operations of a partial update.
 *
 * @throws {RequestError} 400 for an unknown operation
 */
export function checkOperations(changes: RecordObject): void {
  for (const value of Object.values(changes)) operationOf(value);
}

function operationOf(value: RecordValue): ((before: RecordValue | undefined) => RecordValue) | undefined {
  if (!isRecordObject(value) || !Object.hasOwn(value, '_operation')) return undefined;
  const name = value['_operation'] ?? null;
  const operand = ownValue(value, 'value') ?? null;
  const operation = operations.get(name);
  if (!operation) throw badRequest(`Unknown operation: ${JSON.stringify(name).slice(0, 100)}`);
  return (before) => operation(before, operand);
}

function numberOf(value: RecordValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function listOf(value: RecordValue | undefined): readonly RecordValue[] {
  return isList(value) ? value : [];
}
