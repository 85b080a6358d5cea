import type { Form, FormField, FormStep } from '#renderer/forms/form';
import type { Locale } from '#site/i18n/locale';
import type { FormFieldDefinition as Definition, FormDefinition } from '#site/services/content';
import { isValidHandle } from '../field-handle.ts';
import { readFieldVisibility } from './conditions.ts';
import { type FieldControlContext, controlOf, type OnUnknown } from './field-control.ts';
import { columnsOf, isRequired } from './field-rules.ts';
import { translateField } from './field-texts.ts';
import { hasTime, mapRules } from './laravel-rules.ts';

/** Field types that only structure the editor's form. */
const LAYOUT_TYPES = ['section', 'html', 'spacer', 'revealer'];
/** Field types for which Statamic 6 has a setting `step` too: the difference between two allowed numbers. */
const NUMBER_TYPES = ['integer', 'float', 'number', 'range'];

/** Reads a form of the CMS in the page's language (contract §7.1). */
export function readForm(
  { handle, fields }: FormDefinition,
  locale: Pick<Locale, 'site' | 'baseLanguage' | 'intl'>,
  onUnknown: OnUnknown,
): Form {
  const comparableNames = new Set(fields.flatMap((field) => (hasTime(field) ? [] : [field.handle])));
  const decimal = decimalOf(locale.intl);
  const hasSteps = fields.some(usesFormStep);
  const steps = new Map<number, { title: string | undefined; fields: FormField[] }>();
  for (const field of fields) {
    if (LAYOUT_TYPES.includes(field.type)) continue;
    if (!isValidHandle(field.handle)) {
      onUnknown(field.handle, field.handle, 'handle');
      continue;
    }
    const texts = translateField(field, locale);
    const number = hasSteps ? field.step : 1;
    const step = steps.get(number) ?? { title: undefined, fields: [] };
    step.title ??= texts.stepTitle;
    step.fields.push(readField(field, { texts, comparableNames, decimal, hasSteps, onUnknown }));
    steps.set(number, step);
  }
  const inOrder = [...steps.entries()].sort(([a], [b]) => a - b);
  return { handle, steps: inOrder.map(([, step]): FormStep => step) };
}

/** Returns whether the key `step` of a field is its form step. In a form without such a field, `step` is the setting of number fields. */
function usesFormStep({ type, step, config }: Definition): boolean {
  return !NUMBER_TYPES.includes(type) && (step !== 1 || config['step'] !== undefined);
}

type DefinitionContext = FieldControlContext & {
  /** Names of the fields that a date rule can compare: all fields except dates with a time. */
  readonly comparableNames: ReadonlySet<string>;
};

function readField(field: Definition, context: DefinitionContext): FormField {
  const { texts, comparableNames, onUnknown } = context;
  const visibility = readFieldVisibility(field.config);
  const { rules, unmapped, slow } = mapRules(field, comparableNames);
  for (const rule of unmapped) onUnknown(rule, field.handle, 'rule');
  for (const rule of slow) onUnknown(rule, field.handle, 'pattern');
  const base = {
    name: field.handle,
    label: texts.display,
    hint: texts.instructions,
    required: visibility === undefined && isRequired(field.rules),
    rules,
    columns: columnsOf(field.width),
    visibility,
  };
  return { ...base, ...controlOf(field, context) };
}

function decimalOf(locale: string) {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';
}
