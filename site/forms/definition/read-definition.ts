import type { Form, FormField, FormStep } from '#renderer/forms/form';
import type { Locale } from '#site/i18n/locale';
import type { FormFieldDefinition as Definition, FormDefinition } from '#site/services/content';
import { readFieldVisibility } from './conditions.ts';
import { type FieldKindContext, kindOf, type OnUnknown } from './field-kind.ts';
import { columnsOf, isRequired } from './field-rules.ts';
import { translateField } from './field-texts.ts';
import { hasTime, mapRules } from './laravel-rules.ts';

/** Letters, digits, hyphens and underscores. A dot is invalid, because it separates the levels of nested values. */
const HANDLE = /^[\p{L}\p{N}_-]+$/u;

/** Field types that only structure the editor's form. */
const LAYOUT_TYPES = ['section', 'html', 'spacer', 'revealer'];

/** Reads a form of the CMS in the page's language (contract §7.1). */
export function readForm(
  { handle, fields }: FormDefinition,
  locale: Pick<Locale, 'site' | 'baseLanguage' | 'intl'>,
  onUnknown: OnUnknown,
): Form {
  const names = new Set(fields.flatMap((field) => (hasTime(field) ? [] : [field.handle])));
  const decimal = decimalOf(locale.intl);
  const steps = new Map<number, { title: string | undefined; fields: FormField[] }>();
  for (const field of fields) {
    if (LAYOUT_TYPES.includes(field.type)) continue;
    if (!isValidHandle(field.handle)) {
      onUnknown(field.handle, field.handle, 'handle');
      continue;
    }
    const texts = translateField(field, locale);
    const step = steps.get(field.step) ?? { title: undefined, fields: [] };
    step.title ??= texts.stepTitle;
    step.fields.push(readField(field, { texts, names, decimal, onUnknown }));
    steps.set(field.step, step);
  }
  const inOrder = [...steps.entries()].sort(([a], [b]) => a - b);
  return { handle, steps: inOrder.map(([, step]): FormStep => step) };
}

/** Refuses names that every object inherits, such as `__proto__` and `constructor`, because values are stored in objects by field name. */
function isValidHandle(handle: string) {
  return HANDLE.test(handle) && !(handle in {});
}

type DefinitionContext = FieldKindContext & {
  /** Names of all fields of the form. */
  readonly names: ReadonlySet<string>;
};

function readField(field: Definition, context: DefinitionContext): FormField {
  const { texts, names, onUnknown } = context;
  const visibility = readFieldVisibility(field.config);
  const { rules, unmapped, slow } = mapRules(field, names);
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
  return { ...base, ...kindOf(field, context) };
}

function decimalOf(locale: string) {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';
}
