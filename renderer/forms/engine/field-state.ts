import { messagesOf, refusalsOf, textOf } from '../validation/refusals.ts';
import type { FieldNode } from '../validation/tree.ts';
import { childrenOf } from './find.ts';

/** Kinds and keys of what we keep in a node's store beside the library's own. */
export const BLURRED = 'blurred';
export const REFUSED = 'refused';
/** Not `error`, which a reset wipes out, nor `validation`, which is not seen before the field was left. */
export const BLOCKING_TYPE = 'input';

/** What is to be seen of a field. */
export type FieldState = {
  /** The answer as the visitor has it before them; of a list and a group, which have none of their own, `undefined`. */
  readonly value: unknown;
  /** Whether the answer has been taken over; 20 ms after the last key it is (specification §9). */
  readonly commit: 'settled' | 'pending';
  readonly check: 'passing' | 'validating' | 'failing';
  /** What to say is wrong: at once what a server or a control refused; what a rule did once the field was left. */
  readonly errors: readonly string[];
  /** What to say that does not keep the form from being sent (`?`). */
  readonly advice: readonly string[];
  /** A name for each row of a list that stays its own when rows move. */
  readonly rows: readonly string[];
};

/** Reads a field's state from its node. */
export function readField(node: FieldNode, nameRow: (row: FieldNode) => string): FieldState {
  const { errors, advice } = isOn(node, BLURRED) ? refusalsOf(node) : { errors: [], advice: [] };
  // What is typed, before the delay is over; `value` is what has been taken over.
  const { _value: typed } = node;
  const own = messagesOf(node, BLOCKING_TYPE).map(textOf);
  const refused = messagesOf(node, 'error').map(textOf);
  return {
    value: node.type === 'input' ? typed : undefined,
    commit: node.isSettled ? 'settled' : 'pending',
    check: checkOf(node),
    // What its control refuses is no answer that anybody could judge.
    errors: own.length > 0 ? own : [...refused, ...errors],
    advice,
    rows: node.type === 'list' ? childrenOf(node).map(nameRow) : [],
  };
}

function checkOf(node: FieldNode): FieldState['check'] {
  if (isOn(node, 'validating')) return 'validating';
  return isOn(node, 'failing') || node.store[REFUSED] !== undefined ? 'failing' : 'passing';
}

/** Whether one of the library's states is so: a reset does not remove them, it makes them `false`. */
function isOn({ store }: FieldNode, key: string): boolean {
  return store[key]?.value === true;
}
