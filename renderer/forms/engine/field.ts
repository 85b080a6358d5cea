import { createMessage } from '@formkit/core';
import { requiresAnswer } from '../validation.ts';
import { pathOf } from '../validation/refusals.ts';
import type { FieldNode } from '../validation/tree.ts';
import { BLOCKING_TYPE, type FieldState, REFUSED, readField } from './field-state.ts';
import { markBlurred } from './judgement.ts';
import { addRow, moveRow, removeRow } from './rows.ts';
import { FIELD_EVENTS, type Watch, watch } from './watch.ts';

/** One field of a form, a group of them or a list: always the same object for as long as the field is there. */
export type Field = Watch<FieldState> & {
  /** Of its control in the document. A row keeps its fields' ids when it moves. */
  readonly id: string;
  readonly label: string;
  /** Whether its label or legend has the asterisk (specification §5). */
  readonly required: boolean;
  /** Where it stands now: `guests.0.name`. It is sent under this name. */
  readonly path: () => string;
  /** Takes an answer, after the delay of 20 ms (specification §9). */
  readonly set: (value: unknown) => void;
  /** The visitor has left it: it says what rules have against it from now on. */
  readonly blur: () => void;
  /**
   * A control's own refusal, such as of a disabled date: it blocks the form and is said until whoever set it takes it back (specification §5).
   */
  readonly refuse: (message: string | undefined) => void;
  readonly rows: {
    readonly add: (values?: Readonly<Record<string, unknown>>, at?: number) => void;
    readonly remove: (at: number) => void;
    readonly move: (from: number, to: number) => void;
  };
};

type Naming = {
  readonly idOf: (node: FieldNode) => string;
  readonly nameRow: (row: FieldNode) => string;
};

export function createField(node: FieldNode, { idOf, nameRow }: Naming): Field {
  return {
    ...watch(node, FIELD_EVENTS, () => readField(node, nameRow)),
    // A row is not in its list yet when it is made.
    get id() {
      return idOf(node);
    },
    label: String(node.props.label ?? ''),
    required: requiresAnswer(node.props.validation),
    path: () => pathOf(node),
    set: (value) => void node.input(value),
    blur: () => markBlurred(node),
    refuse: (value) => {
      if (value === undefined) node.store.remove(REFUSED);
      else node.store.set(createMessage({ type: BLOCKING_TYPE, key: REFUSED, blocking: true, value }));
    },
    rows: {
      add: (values = {}, at) => addRow(node, values, at),
      remove: (at) => removeRow(node, at),
      move: (from, to) => moveRow(node, from, to),
    },
  };
}
