import type { FieldNode } from '../validation/build-nodes.ts';
import { messagesOf, textOf, validationMessagesOf } from '../validation/node-validation.ts';
import { childrenOf } from './find.ts';

/** Keys of the engine's messages in a node's store. */
export const BLURRED = 'blurred';
export const CONTROL_ERROR_KEY = 'blocked';
/** A separate type: a reset removes messages of the type `error`, and messages of the type `validation` are hidden until the field was blurred. */
export const CONTROL_ERROR_TYPE = 'input';

/** The visible state of a field. */
export type FieldState = {
  /** The value as typed. `undefined` for a list or a group. */
  readonly value: unknown;
  /** `settled` once the value is committed, 20 ms after the last key (specification §9). */
  readonly commit: 'settled' | 'pending';
  readonly check: 'passing' | 'validating' | 'failing';
  /** Errors of the server or the control at once, validation errors after the field was blurred. */
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
  const controlErrors = messagesOf(node, CONTROL_ERROR_TYPE).map(textOf);
  const serverErrors = messagesOf(node, 'error').map(textOf);
  return {
    value: node.type === 'input' ? typed : undefined,
    commit: node.isSettled ? 'settled' : 'pending',
    check: checkOf(node),
    // The value of a control with bad input cannot be read, so validation messages would be wrong.
    errors: controlErrors.length > 0 ? controlErrors : [...serverErrors, ...errors],
    warnings,
    rows: node.type === 'list' ? childrenOf(node).map(nameRow) : [],
  };
}

function checkOf(node: FieldNode): FieldState['check'] {
  if (isOn(node, 'validating')) return 'validating';
  return isOn(node, 'failing') || node.store[CONTROL_ERROR_KEY] !== undefined ? 'failing' : 'passing';
}

/** Returns whether a state of FormKit's store is set. A reset sets such a state to `false`. */
function isOn({ store }: FieldNode, key: string): boolean {
  return store[key]?.value === true;
}
