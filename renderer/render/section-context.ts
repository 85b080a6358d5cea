import type { SectionType } from '../sections/schemas.ts';
import type { Answers } from './data-requirements.ts';
import type { SectionWords } from './section-texts.ts';

/** What a view is told about its place in the page, besides its own content. Serialisable: interactive sections take it along. */
export type SectionFrame<Type extends SectionType = SectionType> = {
  /** Unique in the page; the prefix of every element id inside the section. */
  readonly id: string;
  /** 1 for the section that carries the page's main heading, else 2. Headings inside follow on from it. */
  readonly headingLevel: 1 | 2;
  /** This section holds the page's one eagerly loaded, high-priority picture. */
  readonly eager: boolean;
  /** The page's language as `Intl` and `lang` want it: `nl-NL`, `en-GB`. */
  readonly language: string;
  readonly words: SectionWords[Type];
  readonly answers: Answers;
};
