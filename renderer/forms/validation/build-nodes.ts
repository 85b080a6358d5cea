import { createNode, type FormKitNode } from '@formkit/core';
import type { ValidationRule, Rules, RuleSet } from '../rule-types.ts';
import {
  buildRuleSet,
  readRules,
  type ReportRuleProblem,
  throwOrWarn,
  withoutDebounce,
} from './read-rules.ts';

type FieldBase = {
  /** Unique among its siblings, without a dot. */
  readonly name: string;
  /** The label on the page. Messages of other fields may name it. */
  readonly label: string;
  readonly rules?: Rules | undefined;
  /** Messages of this field by rule name, instead of the messages of the language. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
};

/** A field, a group of fields, or a list whose rows have the same fields. */
export type FieldDescription =
  | (FieldBase & { readonly kind?: 'input' | undefined; readonly initial?: unknown })
  | (FieldBase & { readonly kind: 'group'; readonly fields: readonly FieldDescription[] })
  | (FieldBase & {
      readonly kind: 'list';
      readonly row: readonly FieldDescription[];
      readonly initial?: readonly NodeValues[] | undefined;
    });

/** Values by field name. The value of a group is an object, the value of a list is an array of objects. */
export type NodeValues = Readonly<Record<string, unknown>>;

export type NodeSetup = {
  readonly fields: readonly FieldDescription[];
  /** Initial values that replace those of the fields. */
  readonly values?: NodeValues | undefined;
  /** FormKit's rules that the fields may name. */
  readonly formKitRules: RuleSet;
  /** Further rules of this form, which replace FormKit's rules of the same name. */
  readonly rules?: Readonly<Record<string, ValidationRule>> | undefined;
  /** Receives a message for each unknown rule or hint. By default these throw an error, except in production. */
  readonly report?: ReportRuleProblem | undefined;
  /** Whether the values were submitted: rules are not debounced, and a missing value means an empty field. */
  readonly isSubmitted?: boolean | undefined;
};

/** FormKit's node: a field, a group, a list or a form. Only this folder and the engine use FormKit's name. */
export type FieldNode = FormKitNode;

type FormContext = {
  readonly ruleSet: RuleSet;
  readonly report: ReportRuleProblem;
  readonly isSubmitted: boolean;
};

type ListRows = { readonly createRow: (values: unknown) => FieldNode; readonly initial: readonly unknown[] };

/** No field can have this name, so a rule that looks up a field never finds the form. */
const FORM_NAME = '|form';
/** A list addresses its rows by their indexes. */
const ROW_NAME = 'row';

const rowsByList = new WeakMap<FieldNode, ListRows>();

/**
 * Builds all nodes of a form at once, without ids, so FormKit's global registry stays empty and a dropped form is garbage collected.
 * No rule runs before `startValidation`, so a new field is not `validating`, and a server starts no timers.
 */
export function buildForm({
  fields,
  values,
  formKitRules,
  rules,
  report,
  isSubmitted = false,
}: NodeSetup): FieldNode {
  const ruleSet = buildRuleSet(formKitRules, rules, report);
  const context: FormContext = { ruleSet, report: report ?? throwOrWarn, isSubmitted };
  return createNode({
    type: 'group',
    name: FORM_NAME,
    props: { isForm: true },
    children: buildNodes(fields, values, context),
  });
}

/** Returns the initial rows of a list and a function that creates a row; `undefined` for a node that is not a list. */
export function rowsOf(list: FieldNode): ListRows | undefined {
  return rowsByList.get(list);
}

/** Returns whether a value can be the values of a group: an object, and not a list. */
export function isValues(value: unknown): value is NodeValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function buildNodes(
  fields: readonly FieldDescription[],
  initial: unknown,
  context: FormContext,
): FieldNode[] {
  const values = isValues(initial) ? initial : {};
  return fields.map((field) => buildNode(field, values[field.name], context));
}

function buildNode(field: FieldDescription, value: unknown, context: FormContext): FieldNode {
  const { name, label, messages, rules } = field;
  const parsedRules = readRules(rules, { ...context, field: name });
  const nodeRules = context.isSubmitted ? withoutDebounce(parsedRules) : parsedRules;
  // A field without a submitted value is empty.
  const initialOf = <Initial>(initial: Initial) => (context.isSubmitted ? undefined : initial);
  const props = {
    label,
    messages,
    validation: nodeRules.map(({ hints, key, args }) => [hints + key, ...args]),
    validationRules: Object.fromEntries(nodeRules.map(({ key, rule }) => [key, rule])),
  };
  switch (field.kind) {
    case 'group':
      return createNode({ type: 'group', name, props, children: buildNodes(field.fields, value, context) });
    case 'list': {
      const createRow = (values: unknown) =>
        createNode({ type: 'group', name: ROW_NAME, children: buildNodes(field.row, values, context) });
      const initial: readonly unknown[] = Array.isArray(value) ? value : (initialOf(field.initial) ?? []);
      const list = createNode({ type: 'list', name, props, children: initial.map(createRow) });
      rowsByList.set(list, { createRow, initial });
      return list;
    }
    default:
      return createNode({
        type: 'input',
        name,
        props,
        value: value === undefined ? initialOf(field.initial) : value,
      });
  }
}
