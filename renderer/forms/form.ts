import type { DecimalSeparator } from '#design-system/locale-number';
import type { EcommerceParameters } from '#renderer/tracking/events';
import type { FieldVisibility } from './conditions.ts';
import type { RuleEntry } from './rule-types.ts';

/** A form of the CMS in the page's language. `FieldKind` names the controls of the page, not the field types of Statamic. */
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
export type FieldKind =
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
export type FormField = FormFieldBase & FieldKind;

/** Entered texts and choices by field, to show them again. Files and passwords are omitted. */
export type EnteredTexts = Readonly<Record<string, readonly string[]>>;

/** Error messages in the visitor's language by field name. The empty name has the messages about the whole form. */
export type ErrorsByField = Readonly<Record<string, readonly string[]>>;

/**
 * The result of submitting a form: from the content system's client through the site's server to the browser, which receives it as JSON.
 */
export type SubmissionResult =
  | {
      readonly outcome: 'accepted';
      /**
       * The next page. From the content system it is any link. In the server's response it is a path of the site, or a payment
       * provider's URL.
       */
      readonly redirect?: string | undefined;
      /** The products that the post added to the cart. The browser sends them in the event `add_to_cart`. */
      readonly added?: EcommerceParameters['add_to_cart'] | undefined;
    }
  | {
      readonly outcome: 'invalid';
      readonly errors: ErrorsByField;
      /** New values of hidden fields, by name. The browser sends the form again with them, because the server has not read the others. */
      readonly renewed?: Readonly<Record<string, string>> | undefined;
    }
  /**
   * `unreachable` is temporary: the same submission may be sent again. `failed` is permanent. Visitors can report the `detail`, such as
   * `502 Bad Gateway`. It is undefined if the server did not respond.
   */
  | { readonly outcome: 'unreachable' | 'failed'; readonly detail?: string | undefined };

/** A form that the visitor posted from this page, and its result. */
export type PostedForm = {
  /** Id of the form's section. */
  readonly section: string;
  readonly result: SubmissionResult;
  /** Values to show again; empty once the form is accepted. */
  readonly values: EnteredTexts;
  /** Names of fields with files, which the visitor has to choose again, because a page cannot fill in a file. */
  readonly fileFields: readonly string[];
};

/** Other ways to contact the company. */
export type ContactDetails = { readonly email: string | undefined; readonly phone: string | undefined };

/** Link to the page about personal data. Each text that asks the visitor for consent shows it. */
export type PrivacyLink = { readonly href: string; readonly label: string };

/** Data of all forms on a page. */
export type PageForms = {
  /** URL path of the page, which forms are posted to. */
  readonly action: string;
  /** By handle, without the forms that could not be loaded. */
  readonly forms: ReadonlyMap<string, Form>;
  readonly contact: ContactDetails;
  readonly privacyLink?: PrivacyLink | undefined;
  readonly posted: PostedForm | undefined;
};

/** Data of one form section. */
export type FormSectionData = {
  readonly action: string;
  /** Undefined if the form could not be loaded. */
  readonly form: Form | undefined;
  readonly contact: ContactDetails;
  readonly privacyLink?: PrivacyLink | undefined;
  readonly posted: PostedForm | undefined;
};

/** Hidden inputs that identify the section and its form. The CMS reserves names with an underscore, so no field has such a name. */
export const SECTION_FIELD = '_section';
export const FORM_FIELD = '_form';
/** An invisible input that only robots fill in. Its name equals the form's setting `honeypot`, which the definition omits (contract §7.1). */
export const HONEYPOT_FIELD = 'website';

/**
 * The draft key: a random key in the browser's session storage. The server hashes it with the values, so that a second click or a
 * retry does not store the same values twice.
 */
export const DRAFT_KEY_FIELD = '_key';
/** Milliseconds since the visitor saw the form. A robot needs less time than a person. */
export const ELAPSED_FIELD = '_elapsed';

/** Returns the fields of all steps. */
export function fieldsOf({ steps }: Form): readonly FormField[] {
  return steps.flatMap(({ fields }) => fields);
}

/** Returns the id of the error summary or the thank-you message. It is the fragment of the form's action. */
export function resultId(section: string): string {
  return `${section}-result`;
}
