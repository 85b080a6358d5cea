import { messagesOf, pathOf, textOf } from '../validation/refusals.ts';
import type { FieldNode } from '../validation/tree.ts';
import type { FieldState } from './field-state.ts';
import { nodesOf } from './find.ts';

/** Something that is wrong with an answer, as a summary says it. */
export type Problem = { readonly path: string; readonly label: string; readonly message: string };

/** What is to be seen of a form as a whole. */
export type FormState = {
  readonly commit: FieldState['commit'];
  /** `failing` while something blocks it. */
  readonly check: FieldState['check'];
  readonly stage: 'idle' | 'checking' | 'sending';
  /** What a server said of no field in particular. */
  readonly errors: readonly string[];
  /** What fields say now, in the order of the form. */
  readonly problems: readonly Problem[];
};

const COUNTED = {
  validating: ({ key }: { key: string }) => key === 'validating',
  blocking: ({ blocking }: { blocking: boolean }) => blocking,
};

/** Lets a form count what blocks it and what is being checked, in all its fields. */
export function countStates(form: FieldNode) {
  for (const [name, counts] of Object.entries(COUNTED)) void form.ledger.count(name, counts);
}

export function isValidating(form: FieldNode): boolean {
  return form.ledger.value('validating' satisfies keyof typeof COUNTED) > 0;
}

export function isBlocked(form: FieldNode): boolean {
  return form.ledger.value('blocking' satisfies keyof typeof COUNTED) > 0;
}

/** Reads a form's state from its root. */
export function readForm(
  form: FieldNode,
  { stage, stateOf }: { stage: FormState['stage']; stateOf: (node: FieldNode) => FieldState },
): FormState {
  const fields = nodesOf(form).filter((node) => node !== form);
  return {
    commit: fields.every(({ isSettled }) => isSettled) ? 'settled' : 'pending',
    check: checkOf(form),
    stage,
    errors: messagesOf(form, 'error').map(textOf),
    problems: fields.flatMap((node) => problemsOf(node, stateOf(node))),
  };
}

function problemsOf(node: FieldNode, { errors }: FieldState): Problem[] {
  return errors.map((message) => ({ path: pathOf(node), label: String(node.props.label ?? ''), message }));
}

function checkOf(form: FieldNode): FormState['check'] {
  if (isValidating(form)) return 'validating';
  return isBlocked(form) ? 'failing' : 'passing';
}
