import type { DecimalSeparator } from '#design-system/locale-number';
import { type FieldControl, type Option, TEXT_TYPES, type TextType } from '#renderer/forms/form';
import type { FormFieldDefinition as Definition } from '#site/services/content';
import { lengthsOf, ruleArguments } from './field-rules.ts';
import type { FieldTexts } from './field-texts.ts';
import { hasTime } from './laravel-rules.ts';

/**
 * Called for each part of a definition that the site cannot use:
 *
 * - `type`: an unknown field type. The field becomes a text field.
 * - `rule` or `pattern`: an unknown rule or a slow pattern. Only the CMS validates it.
 * - `handle`: an invalid handle. The field is skipped.
 */
export type OnUnknown = (name: string, field: string, kind: 'type' | 'rule' | 'pattern' | 'handle') => void;

export type FieldControlContext = {
  readonly texts: FieldTexts;
  readonly decimal: DecimalSeparator;
  /** Whether the key `step` of a field is the form step. Otherwise it is the difference between two allowed numbers. */
  readonly hasSteps: boolean;
  readonly onUnknown: OnUnknown;
};

/** Returns the kind of a field, with the properties of this kind. */
export function controlOf(
  field: Definition,
  { texts, decimal, hasSteps, onUnknown }: FieldControlContext,
): FieldControl {
  const { type, rules, config, inputType } = field;
  const increment = hasSteps ? undefined : readNumber(config['step']);
  const options = optionsOf(field, texts);
  const typed = { placeholder: texts.placeholder, autoComplete: textOf(config['autocomplete']) };
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
        variant: rules.includes('accepted') || rules.includes('required') ? 'box' : 'switch',
        initial: field.initial === true,
      };
    case 'range':
      return rangeOf(field, first, increment);
    case 'assets':
    case 'files':
      return { kind: 'file', accept: acceptOf(rules), multiple: config['max_files'] !== 1 };
    case 'integer':
    case 'float':
    case 'number':
      return { ...typed, ...numberOf(field, increment), decimal, initial: first };
    case 'date':
    case 'time': {
      const dateProps = {
        type: hasTime(field) ? 'datetime-local' : type,
        initial: first.replace(' ', 'T'),
      } as const;
      return { kind: 'text', ...typed, ...UNBOUNDED, ...dateProps, inputMode: undefined };
    }
  }
  if (type !== 'text') onUnknown(type, field.handle, 'type');
  const kind = textKindOf(field);
  const number = kind.inputMode === 'decimal' ? { decimal } : {};
  return { kind: 'text', ...typed, ...kind, ...number, initial: first };
}

const UNBOUNDED = { minLength: undefined, maxLength: undefined };

/** A number is a text field, because `type=number` discards text that it cannot parse, and the mouse wheel changes its value. */
function textKindOf({ inputType, rules }: Definition) {
  const digits = ruleArguments(rules, 'digits') ?? ruleArguments(rules, 'digits_between');
  if (digits) return { type: 'text' as const, inputMode: 'numeric' as const, ...lengthsOf(rules) };
  if (rules.includes('integer'))
    return { type: 'text' as const, inputMode: 'numeric' as const, ...UNBOUNDED };
  if (rules.includes('numeric'))
    return { type: 'text' as const, inputMode: 'decimal' as const, ...UNBOUNDED };
  return { type: textTypeOf(inputType, rules), inputMode: undefined, ...lengthsOf(rules) };
}

/** Reads a Statamic range field. Its default is 0 to 100 in steps of 1. It can have a text before and after the number. */
function rangeOf({ config }: Definition, initial: string, increment = 1): FieldControl {
  const [min, max] = [readNumber(config['min']) ?? 0, readNumber(config['max']) ?? 100];
  const label = (value: number) =>
    `${textOf(config['prepend']) ?? ''}${value}${textOf(config['append']) ?? ''}`;
  return {
    kind: 'range',
    min,
    max,
    step: increment,
    minMaxLabels: [label(min), label(max)],
    initial: initial || String(min),
  };
}

/** Reads a number field. Its bounds come from its settings, else from its rules. */
function numberOf({ type, config, rules }: Definition, increment: number | undefined) {
  const [low, high] = ruleArguments(rules, 'between') ?? [];
  return {
    kind: 'number' as const,
    min: readNumber(config['min'] ?? ruleArguments(rules, 'min')?.[0] ?? low),
    max: readNumber(config['max'] ?? ruleArguments(rules, 'max')?.[0] ?? high),
    step: increment ?? (type === 'integer' || rules.includes('integer') ? 1 : 0.1),
  };
}

function readNumber(value: unknown) {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function textTypeOf(inputType: string | null, rules: readonly string[]): TextType {
  const configured = TEXT_TYPES.find((type) => type === inputType) ?? 'text';
  if (configured !== 'text') return configured;
  return rules.includes('email') ? 'email' : 'text';
}

function optionsOf({ options }: Definition, { optionLabels }: FieldTexts): Option[] {
  return options.map(({ value, label }) => ({ value, label: optionLabels.get(value) ?? label }));
}

function initialOf(initial: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(initial) ? initial : [initial];
  return values.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
}

/** Returns the `accept` attribute, which only filters the browser's dialog. The content system validates the chosen files. */
function acceptOf(rules: readonly string[]) {
  const extensions = ruleArguments(rules, 'mimes') ?? ruleArguments(rules, 'extensions');
  if (extensions) return extensions.map((extension) => `.${extension}`).join(',');
  return rules.includes('image') ? 'image/*' : undefined;
}

function textOf(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
