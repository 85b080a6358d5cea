import type { PluralTexts } from '../../render/text-templates.ts';

/** The translated texts of a form; `{{name}}` marks the place of a value. */
export type FormTexts = {
  /** Of the page, `{{title}}` standing for its own. */
  titles: { accepted: string; refused: string; unreachable: string };
  required: string;
  /** Under a field that is asked for with one choice only. */
  onlyWith: string;
  send: string;
  sending: string;
  previous: string;
  next: string;
  /** Of several steps, which one this is. */
  step: string;
  /** In a list while nothing is chosen. */
  choose: string;
  /** What went wrong otherwise; a language may say what, in the place of `{{detail}}` (specification §8). */
  error: string;
  calendar: { open: string; previousMonth: string; nextMonth: string; selected: string; time: string };
  /** Of a number that goes by steps. */
  steppers: { decrease: string; increase: string };
  /** Of the two lists between which many answers are moved. */
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
  refused: string;
  unreachable: string;
  /** What is wrong with one answer, in a list of all that is. */
  complaint: string;
  unreachableText: string;
  /** The site's own reasons to refuse a form. */
  tooQuick: string;
  tooOften: string;
  tooLarge: string;
  chooseFileAgain: string;
  missing: string;
  missingText: string;
  missingReach: string;
  call: string;
  write: string;
};
