import type { Schedule } from '../parse/schedule.ts';
import type { TranslateSection } from '../sections/define-section.ts';
import type { PageData } from './data-requirements.ts';

/** Values that all sections of a page share. */
export type PageContext = {
  /** Tag for `Intl`, which is BCP 47: `nl-NL`, `en-GB`. */
  readonly intl: string;
  /** Translates into the page's language. */
  readonly t: TranslateSection;
  readonly data: PageData;
  /** Texts of the error card that replaces a skipped section in preview; `undefined` for visitors, because they see no card. */
  readonly errorCardTexts: ErrorCardTexts | undefined;
  /** Returns the text of the note that preview shows above a section with a schedule; `undefined` for visitors. */
  readonly describeSchedule?: ((schedule: Schedule) => string) | undefined;
  /** Whether the h1 and the LCP picture of the page are above its sections. */
  readonly hasOwnHeader?: boolean;
};

/** Labels of the error card of a skipped section. */
export type ErrorCardTexts = {
  readonly title: string;
  readonly type: string;
  readonly path: string;
  readonly reason: string;
};
