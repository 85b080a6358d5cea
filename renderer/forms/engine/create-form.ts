import type { ErrorsByField } from '../submission-result.ts';
import { warn } from '../validation/codes.ts';
import { isValues, type Values } from '../validation/description.ts';
import { judge } from '../validation/judge.ts';
import type { RuleMessages } from '../validation/messages.ts';
import { pathOf } from '../validation/refusals.ts';
import { ruleTexts } from '../validation/rule-texts.ts';
import { createTree, type FieldNode, type TreeSetup } from '../validation/tree.ts';
import { createAsking } from './asking.ts';
import { createField, type Field } from './field.ts';
import { nodesOf } from './find.ts';
import { countStates, type FormState, isBlocked, type Problem, readForm } from './form-state.ts';
import { isJudged, judged, markBlurred } from './judgement.ts';
import { createNames } from './names.ts';
import { resetNode } from './reset.ts';
import { restore } from './restore.ts';
import { copyOf } from './same.ts';
import { clearErrors, clearErrorsOnInput, setErrors } from './server-errors.ts';
import { createSubmit, type SendValues, type SubmitResult } from './submitting.ts';
import { createWaking } from './waking.ts';
import { FORM_EVENTS, VALUE_EVENTS, type Watch, watch } from './watch.ts';

export type FormSetup = Omit<TreeSetup, 'sent'> & {
  /** Of the form in the document; ids of controls begin with it. */
  readonly id: string;
  /** What `Intl` formats by. */
  readonly locale: string;
  /** The texts of the page's language, or how they are fetched: not before there is something to judge. */
  readonly messages: RuleMessages | (() => Promise<RuleMessages>);
  /** What the server has against the values, from the start. */
  readonly errors?: ErrorsByField | undefined;
  /** Paths of fields that are not asked at first. */
  readonly leftOut?: readonly string[] | undefined;
};

export type FormEngine = Watch<FormState> & {
  readonly id: string;
  /** @throws for a path that leads nowhere: the form and its description do not agree */
  readonly field: (path: string) => Field;
  readonly values: Watch<Values>;
  /** Lets rules judge from now on; asked again it changes nothing. A browser does it once it shows the form. */
  readonly awaken: () => void;
  /** Marks fields (all, or those of a step) as seen, and gives what is wrong with them once everything is judged. */
  readonly attempt: (paths?: readonly string[]) => Promise<readonly Problem[]>;
  readonly submit: (send: SendValues) => Promise<SubmitResult>;
  /** Clears errors and restores initial values, of one field or of all; a field that is not there warns (152). */
  readonly reset: (path?: string) => void;
  readonly setErrors: (errors: ErrorsByField) => void;
  readonly clearErrors: (path?: string) => void;
  /** Whether a field is asked now: one that is not has no say and is not sent, and keeps its answer. */
  readonly ask: (path: string, asked: boolean) => void;
  /** Puts answers back that were kept elsewhere. */
  readonly restore: (values: Values) => void;
};

/**
 * A form, whole from the start and known to nobody but whoever holds it: no registry, no ids but its own, no timers before it is
 * awake. React, or a test, reads it by `subscribe` and `state`.
 */
export function createForm({
  id,
  locale,
  messages,
  errors = {},
  leftOut = [],
  ...setup
}: FormSetup): FormEngine {
  const form = createTree(setup);
  const names = createNames(id);
  const fields = createFields((node) => createField(node, names));
  const asking = createAsking(form);
  const state = () => readForm(form, { stage: submitting.stage(), stateOf: (node) => fields(node).state() });
  const awaken = createWaking(messages, (texts) => judge(form, ruleTexts(texts, locale)));
  const attempt = async (paths?: readonly string[]) => {
    await awaken();
    const within = (path: string) => paths?.some((one) => `${path}.`.startsWith(`${one}.`)) ?? true;
    for (const node of nodesOf(form)) if (node !== form && within(pathOf(node))) markBlurred(node);
    await judged(form);
    return state().problems.filter(({ path }) => within(path));
  };
  const submitting = createSubmit({
    validate: attempt,
    isValidated: () => isJudged(form),
    isBlocked: () => isBlocked(form),
    values: () => valuesOf(form),
    setErrors: (found) => setErrors(form, found),
    clearErrors: () => clearErrors(form),
    onStage: () => watched.touch(),
  });

  countStates(form);
  setErrors(form, errors);
  // Of what joins it later, too: each field is watched, and named, from the moment it is there.
  form.use([clearErrorsOnInput, (node: FieldNode) => void (node === form || fields(node))]);
  for (const path of leftOut) asking.ask(path, false);
  const watched = watch(form, FORM_EVENTS, state);

  return {
    ...watched,
    id,
    values: watch(form, VALUE_EVENTS, () => valuesOf(form)),
    field: (path) => {
      const node = asking.find(path);
      if (!node) throw new Error(`The form "${id}" has no field "${path}".`);
      return fields(node);
    },
    awaken: () => void awaken(),
    attempt,
    submit: submitting.submit,
    reset: (path) => {
      const node = path === undefined ? form : asking.find(path);
      if (node) asking.withAll(() => resetNode(node));
      else warn(152, path);
    },
    setErrors: (found) => setErrors(form, found),
    clearErrors: (path) => clearErrors(form, path),
    ask: asking.ask,
    restore: (values) => asking.withAll(() => restore(form, values)),
  };
}

/** One of each kind of thing a node has, made when it is first asked for. */
function createFields(make: (node: FieldNode) => Field) {
  const fields = new WeakMap<FieldNode, Field>();
  return (node: FieldNode) => {
    const field = fields.get(node) ?? make(node);
    fields.set(node, field);
    return field;
  };
}

function valuesOf(form: FieldNode): Values {
  const values = copyOf(form.value);
  return isValues(values) ? values : {};
}
