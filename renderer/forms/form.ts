import type { DecimalSeparator } from '#design-system/locale-number';
import type { FieldVisibility } from './conditions.ts';
import type { RuleEntry } from './rule-types.ts';

/** A form of the CMS in the page's language. `FieldControl` names the controls of the page, not the field types of Statamic. */
export type Form = {
  readonly handle: string;
  /** In order. A form without steps has one step. */
  readonly steps: readonly FormStep[];
};

export type FormStep = { readonly title: string | undefined; readonly fields: readonly FormField[] };

/** Properties of all fields. */
type FormFieldBase = {
  /** Unique in the form. The value is submitted under this name. */
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  /** Whether every visitor has to fill it in. Always false for a conditional field, whose rules require it once it is visible. */
  readonly required: boolean;
  /** Rules that browser and server validate the value by (`cms-rules.ts`). */
  readonly rules: readonly RuleEntry[];
  /** Width in columns of a grid of twelve, if the page is wide enough. */
  readonly columns: number;
  /** The conditions under which the field is visible or hidden. Without them it is always visible. */
  readonly visibility: FieldVisibility | undefined;
};

type LengthBounds = { readonly minLength: number | undefined; readonly maxLength: number | undefined };
type TypedInput = { readonly placeholder: string | undefined; readonly autoComplete: string | undefined };

/** Values of the `type` attribute of text fields. */
export const TEXT_TYPES = [
  'text',
  'email',
  'tel',
  'url',
  'search',
  'password',
  'number',
  'date',
  'datetime-local',
  'time',
] as const;
export type TextType = (typeof TEXT_TYPES)[number];

export type Option = { readonly value: string; readonly label: string };

/** The control of a field. */
export type FieldControl =
  | (TypedInput &
      LengthBounds & {
        readonly kind: 'text';
        readonly type: TextType;
        /** The virtual keyboard, if the type does not determine it. */
        readonly inputMode: 'numeric' | 'decimal' | undefined;
        /** The locale's decimal separator, if the text is a number. Submitted numbers have a decimal point. */
        readonly decimal?: DecimalSeparator | undefined;
        readonly initial: string;
      })
  | (TypedInput & {
      readonly kind: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly step: number;
      /** The locale's decimal separator. Submitted numbers have a decimal point. */
      readonly decimal: DecimalSeparator;
      readonly initial: string;
    })
  | {
      readonly kind: 'range';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** Labels of the minimum and the maximum. */
      readonly minMaxLabels: readonly [start: string, end: string];
      readonly initial: string;
    }
  | (TypedInput & LengthBounds & { readonly kind: 'textarea'; readonly initial: string })
  | (TypedInput & { readonly kind: 'select'; readonly options: readonly Option[]; readonly initial: string })
  | {
      readonly kind: 'radio' | 'checkbox';
      readonly options: readonly Option[];
      readonly initial: readonly string[];
    }
  | {
      readonly kind: 'toggle';
      /** A box for consent, a switch for a setting. */
      readonly variant: 'box' | 'switch';
      readonly initial: boolean;
    }
  | { readonly kind: 'file'; readonly accept: string | undefined; readonly multiple: boolean }
  | { readonly kind: 'hidden'; readonly initial: string };

/** A field of a form. */
export type FormField = FormFieldBase & FieldControl;

/** Returns the fields of all steps. */
export function fieldsOf({ steps }: Form): readonly FormField[] {
  return steps.flatMap(({ fields }) => fields);
}
