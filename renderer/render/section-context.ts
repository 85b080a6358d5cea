import type { SectionType } from '../sections/schemas.ts';
import type { SectionData } from './data-requirements.ts';
import type { SectionTexts } from './section-texts.ts';

/** What a view is told about its place in the page, besides its own content. Serialisable: interactive sections take it along. */
export type SectionContext<Type extends SectionType = SectionType> = {
  /** Unique in the page; the prefix of every element id inside the section. */
  readonly id: string;
  /** 1 for the section that carries the page's main heading, else 2. Headings inside follow on from it. */
  readonly headingLevel: 1 | 2;
  /** This section holds the page's one eagerly loaded, high-priority picture. */
  readonly isLcp: boolean;
  /** The page's language as `Intl` and `lang` want it: `nl-NL`, `en-GB`. */
  readonly language: string;
  readonly texts: SectionTexts[Type];
  readonly data: SectionData;
};
