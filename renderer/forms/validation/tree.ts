import { createNode, type FormKitNode } from '@formkit/core';
import { complain, type Report } from './complain.ts';
import { type FieldDescription, isValues, type Values } from './description.ts';
import { readRules, withoutWaiting } from './read-rules.ts';
import { type Rule, type RuleBook, ruleBook } from './rules.ts';

export type TreeSetup = {
  readonly fields: readonly FieldDescription[];
  /** What stands in place of the fields' own initial values. */
  readonly values?: Values | undefined;
  /** Of the form library's rules, those that the fields may name. */
  readonly library: RuleBook;
  /** Rules of this form's own, beside them or in their place. */
  readonly rules?: Readonly<Record<string, Rule>> | undefined;
  /** Told of unknown rules and hints; without it they throw, but for production. */
  readonly report?: Report | undefined;
  /** The values were sent: rules do not wait for more, and what is not among them was left empty, whatever stood there at first. */
  readonly sent?: boolean | undefined;
};

/** The library's name for a field, a group, a list or a whole form stops in this folder and the form engine's. */
export type FieldNode = FormKitNode;

/** No field has this name, so that no look-up takes the form for a field. */
const FORM = '|form';
/** A list names its rows by their places. */
const ROW = 'row';

type Soil = { readonly book: RuleBook; readonly report: Report; readonly sent: boolean };

/** What a list's rows are made from, and were at first. */
export type Rows = { readonly makeRow: (values: unknown) => FieldNode; readonly initial: readonly unknown[] };

/** What lists were made with: written here alone, and kept as long as their nodes live. */
const rowsOfLists = new WeakMap<FieldNode, Rows>();

/**
 * Builds all of a form at once. Nodes are given no ids, so the library's registry stays empty: whoever drops the form drops all of it,
 * and a render that React throws away leaves nothing behind. Each is whole before it is put into another, and no rule judges it
 * yet (`judge`): no field is `validating` because it has just been made, and a server starts no timers.
 */
export function createTree({ fields, values, library, rules, report, sent = false }: TreeSetup): FieldNode {
  const soil = { book: ruleBook(library, rules, report), report: report ?? complain, sent };
  return createNode({
    type: 'group',
    name: FORM,
    props: { isForm: true },
    children: plantAll(fields, values, soil),
  });
}

/** How rows for a list are made, which is then to put them in; `undefined` for what is no list. */
export function rowsOf(list: FieldNode): Rows | undefined {
  return rowsOfLists.get(list);
}

function plantAll(fields: readonly FieldDescription[], given: unknown, soil: Soil): FieldNode[] {
  const values = isValues(given) ? given : {};
  return fields.map((field) => plant(field, values[field.name], soil));
}

function plant(field: FieldDescription, given: unknown, soil: Soil): FieldNode {
  const { name, label, texts, rules } = field;
  const read = readRules(rules, { ...soil, field: name });
  const used = soil.sent ? withoutWaiting(read) : read;
  const initialOf = <Initial>(initial: Initial) => (soil.sent ? undefined : initial);
  const props = {
    label,
    texts,
    validation: used.map(({ hints, key, args }) => [hints + key, ...args]),
    validationRules: Object.fromEntries(used.map(({ key, rule }) => [key, rule])),
  };
  switch (field.kind) {
    case 'group':
      return createNode({ type: 'group', name, props, children: plantAll(field.fields, given, soil) });
    case 'list': {
      const makeRow = (values: unknown) =>
        createNode({ type: 'group', name: ROW, children: plantAll(field.row, values, soil) });
      const initial: readonly unknown[] = Array.isArray(given) ? given : (initialOf(field.initial) ?? []);
      const list = createNode({ type: 'list', name, props, children: initial.map(makeRow) });
      rowsOfLists.set(list, { makeRow, initial });
      return list;
    }
    default:
      return createNode({
        type: 'input',
        name,
        props,
        value: given === undefined ? initialOf(field.initial) : given,
      });
  }
}
