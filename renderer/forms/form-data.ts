import type { Form } from './form.ts';
import type { EnteredTexts, SubmissionResult } from './submission-result.ts';

/** A form that the visitor posted from this page, and its result. */
export type PostedForm = {
  /** Id of the form's section. */
  readonly sectionId: string;
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

/** Returns the id of the error summary or the thank-you message. It is the fragment of the form's action. */
export function resultId(sectionId: string): string {
  return `${sectionId}-result`;
}
