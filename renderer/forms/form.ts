import type { ShownWhen } from './conditions.ts';
import type { RuleEntry } from './rule.ts';
import type { SubmissionResult } from './submission-result.ts';

/** A form of the CMS as visitors get it: in the page's language, its fields sorted by how they are shown. */
export type Form = {
  readonly handle: string;
  /** In their order; a form without steps has one. */
  readonly steps: readonly FormStep[];
};

export type FormStep = { readonly title: string | undefined; readonly fields: readonly FormField[] };

/** What every field has. */
type Asked = {
  /** Unique in the form; the name it is sent under. */
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  /** Nobody gets on without answering it. A field that is not asked of everybody is never required here: its rules say so once it is asked. */
  readonly required: boolean;
  /** What browser and server judge the answer by, in names that both know (`form-rules.ts`). */
  readonly rules: readonly RuleEntry[];
  /** Of twelve, where there is room for columns. */
  readonly columns: number;
  /** Whom it is asked of; everybody without. */
  readonly shownWhen: ShownWhen | undefined;
};

type Bounded = { readonly minLength: number | undefined; readonly maxLength: number | undefined };
type Typed = { readonly placeholder: string | undefined; readonly autoComplete: string | undefined };

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

/** How a field is answered. */
export type FieldKind =
  | (Typed &
      Bounded & {
        readonly kind: 'text';
        readonly type: TextType;
        /** Which keys a phone offers, where the type does not say it. */
        readonly inputMode: 'numeric' | 'decimal' | undefined;
        /** The sign before decimals as visitors of the locale write it, where a number is asked for; sent is always a point. */
        readonly decimal?: ',' | '.' | undefined;
        readonly initial: string;
      })
  | (Typed & {
      readonly kind: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly step: number;
      /** As in a text that is a number. */
      readonly decimal: ',' | '.';
      readonly initial: string;
    })
  | {
      readonly kind: 'range';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** What is written at either end. */
      readonly ends: readonly [start: string, end: string];
      readonly initial: string;
    }
  | (Typed & Bounded & { readonly kind: 'textarea'; readonly initial: string })
  | (Typed & { readonly kind: 'select'; readonly options: readonly Option[]; readonly initial: string })
  | {
      readonly kind: 'radio' | 'checkbox';
      readonly options: readonly Option[];
      readonly initial: readonly string[];
    }
  | {
      readonly kind: 'toggle';
      /** A box for what is agreed to, a switch for what is on or off. */
      readonly look: 'box' | 'switch';
      readonly initial: boolean;
    }
  | { readonly kind: 'file'; readonly accept: string | undefined; readonly multiple: boolean }
  | { readonly kind: 'hidden'; readonly initial: string };

/** One question of a form. */
export type FormField = Asked & FieldKind;

/** What a visitor had filled in, by field, to be shown again: texts and choices, never files or passwords. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** A form that the visitor posted from this page, and its result. */
export type PostedForm = {
  /** Id of the form's section. */
  readonly section: string;
  readonly result: SubmissionResult;
  /** Values to show again; empty once the form is accepted. */
  readonly values: FormValues;
  /** Names of fields whose files the visitor has to choose again, because a page cannot fill in a file. */
  readonly filesLost: readonly string[];
};

/** How else a visitor reaches the company. */
export type ContactDetails = { readonly email: string | undefined; readonly phone: string | undefined };

/** What the site knows of the forms on a page. */
export type PageForms = {
  /** Where they are posted to: the page's own path. */
  readonly action: string;
  /** By handle; one that could not be had is not in it. */
  readonly definitions: ReadonlyMap<string, Form>;
  readonly contact: ContactDetails;
  readonly posted: PostedForm | undefined;
};

/** What one form section is told of it. */
export type FormSectionData = {
  readonly action: string;
  /** Absent where it could not be had. */
  readonly definition: Form | undefined;
  readonly contact: ContactDetails;
  readonly posted: PostedForm | undefined;
};

/** Hidden fields that say which form of which page this is. The CMS keeps names with an underscore to itself, so no field has one. */
export const SECTION_FIELD = '_section';
export const FORM_FIELD = '_form';
/** A field no person sees. The forms' settings give it this name (`honeypot`), which their definition does not tell (contract §7.1). */
export const HONEYPOT_FIELD = 'website';

/** Names one filling in of a form: a second click, a retry and a slow network make no second submission of the same words. */
export const KEY_FIELD = '_key';
/** For how many milliseconds the form was before the visitor; robots need none. */
export const ELAPSED_FIELD = '_elapsed';

/** Every field of a form, whatever step it stands in. */
export function fieldsOf({ steps }: Form): readonly FormField[] {
  return steps.flatMap(({ fields }) => fields);
}

/** The element that says what became of a posted form; the address it was posted to leads there. */
export function reportId(section: string): string {
  return `${section}-report`;
}
