import type { PluralTexts } from '../../forms/text-templates.ts';

/** The translated texts of a form. `{{name}}` is a placeholder. */
export type FormTexts = {
  /** Titles of a page with a posted form. They contain the page's own title as `{{title}}`. */
  titles: { accepted: string; invalid: string; unreachable: string };
  required: string;
  /** Hint of a field that is visible after one choice. `{{choice}}` is the label of that choice. */
  conditionHint: string;
  send: string;
  sending: string;
  previous: string;
  next: string;
  /** The current step and the number of steps. */
  step: string;
  /** The placeholder of a select. */
  choose: string;
  /** An unexpected error. `{{detail}}` is the HTTP status, or `noConnection` (specification §8). */
  error: string;
  /** The detail of an error without a response. */
  noConnection: string;
  calendar: { open: string; previousMonth: string; nextMonth: string; selected: string; time: string };
  /** Labels of the stepper buttons of a number. */
  steppers: { decrease: string; increase: string };
  /** Texts of the transfer list. */
  transfer: {
    available: string;
    chosen: string;
    search: string;
    add: string;
    remove: string;
    noneAvailable: string;
    noneFound: string;
    noneChosen: string;
    added: PluralTexts;
    removed: PluralTexts;
    found: PluralTexts;
  };
  honeypot: string;
  sent: string;
  sentText: string;
  invalid: string;
  unreachable: string;
  /** An error with the label of its field. */
  errorWithLabel: string;
  unreachableText: string;
  /** Errors of the site itself. */
  belowMinFillTime: string;
  tooOften: string;
  tooLarge: string;
  chooseFileAgain: string;
  missing: string;
  missingText: string;
  missingContact: string;
  phoneLink: string;
  emailLink: string;
};
