import type { FieldNode } from '../validation/build-nodes.ts';
import { messagesOf, pathOf, textOf } from '../validation/node-validation.ts';
import type { FieldState } from './field.ts';
import { nodesOf } from './find.ts';

/** An error of a field, for the error summary. */
export type FieldError = { readonly path: string; readonly label: string; readonly message: string };

/** The visible state of a form. */
export type FormState = {
  readonly commit: FieldState['commit'];
  /** `failing` while a field blocks the form. */
  readonly validity: FieldState['validity'];
  readonly stage: 'idle' | 'checking' | 'sending';
  /** Errors of the server about the form as a whole. */
  readonly formErrors: readonly string[];
  /** Visible errors of fields, in the order of the form. */
  readonly fieldErrors: readonly FieldError[];
};

const COUNTERS = {
  validating: ({ key }: { key: string }) => key === 'validating',
  blocking: ({ blocking }: { blocking: boolean }) => blocking,
};

/** Starts FormKit's counters of blocking and of validating messages in all fields. */
export function startCounting(form: FieldNode) {
  for (const [name, counts] of Object.entries(COUNTERS)) void form.ledger.count(name, counts);
}

/** Returns whether a rule of any field is running. */
export function isValidating(form: FieldNode): boolean {
  return form.ledger.value('validating' satisfies keyof typeof COUNTERS) > 0;
}

/** Returns whether any field has a blocking message, visible or not. */
export function isBlocked(form: FieldNode): boolean {
  return form.ledger.value('blocking' satisfies keyof typeof COUNTERS) > 0;
}

/** Reads the visible state of a form from its nodes. `stateOf` returns the state of a field. */
export function readFormState(
  form: FieldNode,
  { stage, stateOf }: { stage: FormState['stage']; stateOf: (node: FieldNode) => FieldState },
): FormState {
  const fields = nodesOf(form).filter((node) => node !== form);
  return {
    commit: fields.every(({ isSettled }) => isSettled) ? 'settled' : 'pending',
    validity: validityOf(form),
    stage,
    formErrors: messagesOf(form, 'error').map(textOf),
    fieldErrors: fields.flatMap((node) => fieldErrorsOf(node, stateOf(node))),
  };
}

function fieldErrorsOf(node: FieldNode, { errors }: FieldState): FieldError[] {
  return errors.map((message) => ({ path: pathOf(node), label: String(node.props.label ?? ''), message }));
}

function validityOf(form: FieldNode): FormState['validity'] {
  if (isValidating(form)) return 'validating';
  return isBlocked(form) ? 'failing' : 'passing';
}
