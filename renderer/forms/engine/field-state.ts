import type { FieldNode } from '../validation/build-nodes.ts';
import { messagesOf, textOf, validationMessagesOf } from '../validation/node-validation.ts';
import { childrenOf } from './find.ts';

/** Keys of this engine's messages in a node's store. */
export const BLURRED = 'blurred';
export const BLOCKED = 'blocked';
/** A type of its own: a reset removes messages of the type `error`, and `validation` is invisible until the field was left. */
export const BLOCKING_TYPE = 'input';

/** The visible state of a field. */
export type FieldState = {
  /** The value as typed. A list and a group have no value of their own: `undefined`. */
  readonly value: unknown;
  /** `settled` once the value is committed, 20 ms after the last key (specification §9). */
  readonly commit: 'settled' | 'pending';
  readonly check: 'passing' | 'validating' | 'failing';
  /** Errors of a server or a control are shown at once, validation errors after the field was left. */
  readonly errors: readonly string[];
  /** Messages that do not block the form (hint `?`). */
  readonly warnings: readonly string[];
  /** A stable name for each row of a list. */
  readonly rows: readonly string[];
};

export function readFieldState(node: FieldNode, nameRow: (row: FieldNode) => string): FieldState {
  const { errors, warnings } = isOn(node, BLURRED)
    ? validationMessagesOf(node)
    : { errors: [], warnings: [] };
  // `_value` is typed and not committed yet, `value` is committed.
  const { _value: typed } = node;
  const controlErrors = messagesOf(node, BLOCKING_TYPE).map(textOf);
  const serverErrors = messagesOf(node, 'error').map(textOf);
  return {
    value: node.type === 'input' ? typed : undefined,
    commit: node.isSettled ? 'settled' : 'pending',
    check: checkOf(node),
    // The engine cannot read a value that its control blocks, so validation messages would be wrong.
    errors: controlErrors.length > 0 ? controlErrors : [...serverErrors, ...errors],
    warnings,
    rows: node.type === 'list' ? childrenOf(node).map(nameRow) : [],
  };
}

function checkOf(node: FieldNode): FieldState['check'] {
  if (isOn(node, 'validating')) return 'validating';
  return isOn(node, 'failing') || node.store[BLOCKED] !== undefined ? 'failing' : 'passing';
}

/** Returns whether a state of FormKit's store is set. A reset does not remove such a state, it sets it to `false`. */
function isOn({ store }: FieldNode, key: string): boolean {
  return store[key]?.value === true;
}
