import { createMessage } from '@formkit/core';
import type { FieldNode } from '../validation/build-nodes.ts';
import { messagesOf, pathOf, textOf, validationMessagesOf } from '../validation/node-validation.ts';
import { requiresValue } from '../validation/read-rules.ts';
import { childrenOf } from './find.ts';
import { addRow, moveRow, removeRow } from './rows.ts';
import { createNodeStore, FIELD_EVENTS, type NodeStore } from './store.ts';

/** The visible state of a field. */
export type FieldState = {
  /** The value as typed. `undefined` for a list or a group. */
  readonly value: unknown;
  /** `settled` once the value is committed, 20 ms after the last key (specification §9). */
  readonly commit: 'settled' | 'pending';
  /** The specification requires it (§4). No view reads it: sending waits for the validation, and a view shows `errors`. */
  readonly validity: 'passing' | 'validating' | 'failing';
  /** Errors of the server appear at once, validation errors after the field was blurred. An error of the control replaces both. */
  readonly errors: readonly string[];
  /** Messages that do not block the form (hint `?`). */
  readonly warnings: readonly string[];
  /** A stable name for each row of a list. */
  readonly rows: readonly string[];
};

/** A field, a group or a list of a form. Each node has one handle. */
export type FieldHandle = NodeStore<FieldState> & {
  /** Id of its control. A row that moves keeps the ids of its fields. */
  readonly id: string;
  readonly label: string;
  /** Whether its label or legend has an asterisk (specification §5). */
  readonly required: boolean;
  /** Its current path, `guests.0.name`, which is also its name in the submission. */
  readonly path: () => string;
  /** Sets the value. It is committed after a delay of 20 ms (specification §9). */
  readonly set: (value: unknown) => void;
  /** Marks the field as blurred: from now on it shows validation messages. */
  readonly blur: () => void;
  /** Blocks the form with a message of the control, such as for a disabled date, until it is called with `undefined` (specification §5). */
  readonly block: (message: string | undefined) => void;
  readonly rows: {
    readonly add: (values?: Readonly<Record<string, unknown>>, at?: number) => void;
    readonly remove: (at: number) => void;
    readonly move: (from: number, to: number) => void;
  };
};

type RowNames = {
  readonly idOf: (node: FieldNode) => string;
  readonly nameRow: (row: FieldNode) => string;
};

/** Keys of the engine's messages in a node's store. */
const BLURRED = 'blurred';
const CONTROL_ERROR_KEY = 'blocked';
/**
 * The engine needs a separate type: a reset removes messages of the type `error`, and messages of the type `validation` are hidden until
 * the field was blurred.
 */
const CONTROL_ERROR_TYPE = 'input';

/** Creates the handle of a field, a group or a list. */
export function createField(node: FieldNode, { idOf, nameRow }: RowNames): FieldHandle {
  return {
    ...createNodeStore(node, FIELD_EVENTS, () => readFieldState(node, nameRow)),
    // A getter, because a new row is not in its list yet.
    get id() {
      return idOf(node);
    },
    label: String(node.props.label ?? ''),
    required: requiresValue(node.props.validation),
    path: () => pathOf(node),
    set: (value) => void node.input(value),
    blur: () => markBlurred(node),
    block: (value) => {
      if (value === undefined) node.store.remove(CONTROL_ERROR_KEY);
      else
        node.store.set(
          createMessage({ type: CONTROL_ERROR_TYPE, key: CONTROL_ERROR_KEY, blocking: true, value }),
        );
    },
    rows: {
      add: (values = {}, at) => addRow(node, values, at),
      remove: (at) => removeRow(node, at),
      move: (from, to) => moveRow(node, from, to),
    },
  };
}

/** Creates stable names for rows and ids for their controls, so that a row that moves keeps its focus and labels. */
export function createRowNames(form: string): RowNames {
  const names = new WeakMap<FieldNode, string>();
  let count = 0;
  const nameRow = (row: FieldNode) => {
    const existing = names.get(row);
    if (existing !== undefined) return existing;
    count += 1;
    const name = `row-${count}`;
    names.set(row, name);
    return name;
  };
  const idOf = (node: FieldNode): string => {
    const { parent } = node;
    if (!parent) return form;
    return `${idOf(parent)}-${parent.type === 'list' ? nameRow(node) : node.name}`;
  };
  return { nameRow, idOf };
}

/** Marks a field as blurred: from now on it shows validation messages. */
export function markBlurred(node: FieldNode) {
  node.store.set(createMessage({ key: BLURRED, value: true, visible: false }));
}

function readFieldState(node: FieldNode, nameRow: (row: FieldNode) => string): FieldState {
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
    validity: validityOf(node),
    // The value of a control with bad input cannot be read, so validation messages would be wrong.
    errors: controlErrors.length > 0 ? controlErrors : [...serverErrors, ...errors],
    warnings,
    rows: node.type === 'list' ? childrenOf(node).map(nameRow) : [],
  };
}

function validityOf(node: FieldNode): FieldState['validity'] {
  if (isOn(node, 'validating')) return 'validating';
  return isOn(node, 'failing') || node.store[CONTROL_ERROR_KEY] !== undefined ? 'failing' : 'passing';
}

/** Returns whether a state of FormKit's store is set. A reset sets such a state to `false`. */
function isOn({ store }: FieldNode, key: string): boolean {
  return store[key]?.value === true;
}
