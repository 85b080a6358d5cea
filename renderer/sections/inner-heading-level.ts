import type { SectionContext } from './define-section.ts';

/** Returns the level of the headings inside a section: one below the heading of the section, or 2 without a heading. */
export function innerHeadingLevel(
  hasHeading: boolean,
  { headingLevel }: Pick<SectionContext, 'headingLevel'>,
): 2 | 3 {
  return hasHeading && headingLevel === 2 ? 3 : 2;
}
