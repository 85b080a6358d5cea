import {
  type FieldKind,
  type Form,
  type FormField,
  type FormStep,
  type Option,
  TEXT_TYPES,
  type TextType,
} from '#renderer/forms/form';
import type { Locale } from '#site/i18n/locale';
import type { FormField as Definition, FormDefinition } from '#site/services/content';
import { readShownWhen } from './conditions.ts';
import { columnsOf, lengthsOf, requires, ruleArguments } from './field-rules.ts';
import { translated, type Words } from './field-texts.ts';
import { asksForTime, mapRules } from './laravel-rules.ts';

/** Told of what the site does not know of a field: its type, which is then asked as a line of text, or a rule, which the CMS judges alone. */
export type OnUnknown = (what: string, field: string, kind: 'type' | 'rule') => void;

/** Field types that only arrange the editor's form: nothing is asked. */
const NO_QUESTIONS = ['section', 'html', 'spacer', 'revealer'];

/** A form of the CMS in the page's language, in the terms of its fields on the page (contract §7.1). */
export function readForm(
  { handle, fields }: FormDefinition,
  locale: Pick<Locale, 'site' | 'language' | 'intl'>,
  onUnknown: OnUnknown,
): Form {
  const names = new Set(fields.flatMap((field) => (asksForTime(field) ? [] : [field.handle])));
  const decimal = decimalOf(locale.intl);
  const steps = new Map<number, { title: string | undefined; fields: FormField[] }>();
  for (const field of fields) {
    if (NO_QUESTIONS.includes(field.type)) continue;
    const words = translated(field, locale);
    const step = steps.get(field.step) ?? { title: undefined, fields: [] };
    step.title ??= words.stepTitle;
    step.fields.push(readField(field, { words, names, decimal, onUnknown }));
    steps.set(field.step, step);
  }
  const inOrder = [...steps.entries()].sort(([one], [other]) => one - other);
  return { handle, steps: inOrder.map(([, step]): FormStep => step) };
}

type Place = {
  readonly words: Words;
  readonly names: ReadonlySet<string>;
  readonly decimal: ',' | '.';
  readonly onUnknown: OnUnknown;
};

function readField(field: Definition, place: Place): FormField {
  const { words, names, onUnknown } = place;
  const shownWhen = readShownWhen(field.config);
  const { rules, unmapped } = mapRules(field, names);
  for (const rule of unmapped) onUnknown(rule, field.handle, 'rule');
  const asked = {
    name: field.handle,
    label: words.display,
    hint: words.instructions,
    required: shownWhen === undefined && requires(field.rules),
    rules,
    columns: columnsOf(field.width),
    shownWhen,
  };
  return { ...asked, ...kindOf(field, place) };
}

function kindOf(field: Definition, { words, decimal, onUnknown }: Place): FieldKind {
  const { type, rules, config, inputType } = field;
  const options = optionsOf(field, words);
  const typed = { placeholder: words.placeholder, autoComplete: textOf(config['autocomplete']) };
  const initial = initialOf(field.initial);
  const [first = ''] = initial;

  if (type === 'hidden' || inputType === 'hidden' || config['visibility'] === 'hidden') {
    return { kind: 'hidden', initial: first };
  }
  switch (type) {
    case 'textarea':
      return { kind: 'textarea', ...typed, ...lengthsOf(rules), initial: first };
    case 'select':
      if (config['multiple'] === true) return { kind: 'checkbox', options, initial };
      return { kind: 'select', ...typed, options, initial: first };
    case 'radio':
    case 'button_group':
      return { kind: 'radio', options, initial: initial.slice(0, 1) };
    case 'checkboxes':
      return { kind: 'checkbox', options, initial };
    case 'toggle':
      return {
        kind: 'toggle',
        look: rules.includes('accepted') || rules.includes('required') ? 'box' : 'switch',
        initial: field.initial === true,
      };
    case 'range':
      return rangeOf(field, first);
    case 'assets':
    case 'files':
      return { kind: 'file', accept: acceptOf(rules), multiple: config['max_files'] !== 1 };
    case 'integer':
    case 'float':
    case 'number':
      return { ...typed, ...numberOf(field), decimal, initial: first };
    case 'date':
    case 'time': {
      const moment = {
        type: asksForTime(field) ? 'datetime-local' : type,
        initial: first.replace(' ', 'T'),
      } as const;
      return { kind: 'text', ...typed, ...UNBOUNDED, ...moment, inputMode: undefined };
    }
  }
  if (type !== 'text') onUnknown(type, field.handle, 'type');
  const kind = textKindOf(field);
  const written = kind.inputMode === 'decimal' ? { decimal } : {};
  return { kind: 'text', ...typed, ...kind, ...written, initial: first };
}

const UNBOUNDED = { minLength: undefined, maxLength: undefined };

/** Numbers are typed, here as everywhere, as text: a browser's own number field drops what it cannot read, and spins under the wheel. */
function textKindOf({ inputType, rules }: Definition) {
  const digits = ruleArguments(rules, 'digits') ?? ruleArguments(rules, 'digits_between');
  if (digits) return { type: 'text' as const, inputMode: 'numeric' as const, ...lengthsOf(rules) };
  if (rules.includes('integer'))
    return { type: 'text' as const, inputMode: 'numeric' as const, ...UNBOUNDED };
  if (rules.includes('numeric'))
    return { type: 'text' as const, inputMode: 'decimal' as const, ...UNBOUNDED };
  return { type: textTypeOf(inputType, rules), inputMode: undefined, ...lengthsOf(rules) };
}

/** A scale with a number at each end, as Statamic's: from 0 to 100 by ones, with what stands before and behind the number. */
function rangeOf({ config }: Definition, initial: string): FieldKind {
  const [min, max, step] = [
    readNumber(config['min']) ?? 0,
    readNumber(config['max']) ?? 100,
    readNumber(config['step']) ?? 1,
  ];
  const written = (value: number) =>
    `${textOf(config['prepend']) ?? ''}${value}${textOf(config['append']) ?? ''}`;
  return {
    kind: 'range',
    min,
    max,
    step,
    ends: [written(min), written(max)],
    initial: initial || String(min),
  };
}

/** A number within the bounds that its settings or its rules name. */
function numberOf({ type, config, rules }: Definition) {
  const [low, high] = ruleArguments(rules, 'between') ?? [];
  return {
    kind: 'number' as const,
    min: readNumber(config['min'] ?? ruleArguments(rules, 'min')?.[0] ?? low),
    max: readNumber(config['max'] ?? ruleArguments(rules, 'max')?.[0] ?? high),
    step: readNumber(config['step']) ?? (type === 'integer' || rules.includes('integer') ? 1 : 0.1),
  };
}

function readNumber(value: unknown) {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function decimalOf(locale: string) {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';
}

function textTypeOf(inputType: string | null, rules: readonly string[]): TextType {
  const named = TEXT_TYPES.find((type) => type === inputType) ?? 'text';
  if (named !== 'text') return named;
  return rules.includes('email') ? 'email' : 'text';
}

function optionsOf({ options }: Definition, { optionLabels }: Words): Option[] {
  return options.map(({ value, label }) => ({ value, label: optionLabels.get(value) ?? label }));
}

function initialOf(initial: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(initial) ? initial : [initial];
  return values.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
}

/** Only what the browser may offer to choose from; the content system checks what was chosen. */
function acceptOf(rules: readonly string[]) {
  const endings = ruleArguments(rules, 'mimes');
  if (endings) return endings.map((ending) => `.${ending}`).join(',');
  return rules.includes('image') ? 'image/*' : undefined;
}

function textOf(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
