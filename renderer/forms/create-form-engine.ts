import { createField, createRowNames, type FieldHandle, markBlurred } from './engine/field.ts';
import { nodesOf } from './engine/find.ts';
import {
  type FieldError,
  type FormState,
  isBlocked,
  readFormState,
  startCounting,
} from './engine/form-state.ts';
import { createVisibility } from './engine/hidden-fields.ts';
import { resetNode, restoreValues } from './engine/rows.ts';
import { clearErrors, clearErrorsOnInput, setErrors } from './engine/server-errors.ts';
import { createNodeStore, deepCopy, FORM_EVENTS, type NodeStore, VALUE_EVENTS } from './engine/store.ts';
import { createSubmit, type SendValues, type NotSubmitted } from './engine/submit.ts';
import { createValidationStart, isValidated, whenValidated } from './engine/validation.ts';
import type { RuleMessages } from './rule-messages.ts';
import type { ErrorsByField, SubmissionResult } from './submission-result.ts';
import {
  buildForm,
  type FieldNode,
  isValues,
  type NodeSetup,
  type NodeValues,
} from './validation/build-nodes.ts';
import { warn } from './validation/formkit-codes.ts';
import { createMessageFormatter } from './validation/message-text.ts';
import { pathOf, startValidation } from './validation/node-validation.ts';

/** Fields, rules, messages and initial state of a form. */
export type FormSetup = Omit<NodeSetup, 'isSubmitted'> & {
  /** Id of the form element. The ids of controls begin with it. */
  readonly id: string;
  /** BCP 47 tag for `Intl`. */
  readonly locale: string;
  /** Messages in the page's language, or a function that loads them when the validation starts. */
  readonly messages: RuleMessages | (() => Promise<RuleMessages>);
  /** Errors from the server that the form shows on its first render. */
  readonly errors?: ErrorsByField | undefined;
  /** Paths of fields that are hidden on the first render. */
  readonly hidden?: readonly string[] | undefined;
};

/** The state and the actions of one form. */
export type FormEngine = NodeStore<FormState> & {
  readonly id: string;
  /** @throws an error for a path that no field has */
  readonly field: (path: string) => FieldHandle;
  /** All committed values of visible fields. */
  readonly values: NodeStore<NodeValues>;
  /** Starts the validation. Call it in the browser after the form is mounted; further calls have no effect. */
  readonly startValidation: () => void;
  /** Validates fields (all, or those of a step), shows their messages and returns the problems. */
  readonly validate: (paths?: readonly string[]) => Promise<readonly FieldError[]>;
  /** Validates all fields and sends the values. Returns the result of `send`, or the reason why nothing was sent. */
  readonly submit: (send: SendValues) => Promise<SubmissionResult | NotSubmitted>;
  /** Removes errors and restores the initial values of one field or of all. A missing field causes warning 152. */
  readonly reset: (path?: string) => void;
  readonly setErrors: (errors: ErrorsByField) => void;
  readonly clearErrors: (path?: string) => void;
  /** Shows or hides a field. A hidden field is neither validated nor submitted, and keeps its value. */
  readonly setVisible: (path: string, isVisible: boolean) => void;
  /** Sets values from outside the engine, such as those of a draft. Values without a field are ignored. */
  readonly restore: (values: NodeValues) => void;
};

/**
 * Creates a form with all its nodes. It uses no global registry, and starts no timers before the validation starts. So a server can
 * drop it after a render. React and tests read its state by `subscribe` and `state`.
 */
export function createFormEngine({
  id,
  locale,
  messages,
  errors = {},
  hidden = [],
  ...setup
}: FormSetup): FormEngine {
  const form = buildForm(setup);
  const rowNames = createRowNames(id);
  const fields = createFieldCache((node) => createField(node, rowNames));
  const visibility = createVisibility(form);
  const state = () =>
    readFormState(form, { stage: submitting.stage(), stateOf: (node) => fields(node).state() });
  const start = createValidationStart(messages, (loaded) =>
    startValidation(form, createMessageFormatter(loaded, locale)),
  );
  const validate = async (paths?: readonly string[]) => {
    await start();
    const isIncluded = (path: string) => paths?.some((parent) => `${path}.`.startsWith(`${parent}.`)) ?? true;
    for (const node of nodesOf(form)) if (node !== form && isIncluded(pathOf(node))) markBlurred(node);
    await whenValidated(form);
    return state().fieldErrors.filter(({ path }) => isIncluded(path));
  };
  const submitting = createSubmit({
    validate,
    isValidated: () => isValidated(form),
    isBlocked: () => isBlocked(form),
    values: () => valuesOf(form),
    setErrors: (found) => setErrors(form, found),
    clearErrors: () => clearErrors(form),
    onStage: () => store.notify(),
  });

  startCounting(form);
  setErrors(form, errors);
  // FormKit also runs these plugins for each field that joins the form later, so such a field has a handle at once.
  form.use([clearErrorsOnInput, (node: FieldNode) => void (node === form || fields(node))]);
  for (const path of hidden) visibility.setVisible(path, false);
  const store = createNodeStore(form, FORM_EVENTS, state);

  return {
    ...store,
    id,
    values: createNodeStore(form, VALUE_EVENTS, () => valuesOf(form)),
    field: (path) => {
      const node = visibility.find(path);
      if (!node) throw new Error(`The form "${id}" has no field "${path}".`);
      return fields(node);
    },
    startValidation: () => void start(),
    validate,
    submit: submitting.submit,
    reset: (path) => {
      const node = path === undefined ? form : visibility.find(path);
      if (node) visibility.withAllFields(() => resetNode(node));
      else warn(152, path);
    },
    setErrors: (found) => setErrors(form, found),
    clearErrors: (path) => clearErrors(form, path),
    setVisible: visibility.setVisible,
    restore: (values) => visibility.withAllFields(() => restoreValues(form, values)),
  };
}

function createFieldCache(create: (node: FieldNode) => FieldHandle) {
  const fields = new WeakMap<FieldNode, FieldHandle>();
  return (node: FieldNode) => {
    const field = fields.get(node) ?? create(node);
    fields.set(node, field);
    return field;
  };
}

function valuesOf(form: FieldNode): NodeValues {
  const values = deepCopy(form.value);
  return isValues(values) ? values : {};
}
