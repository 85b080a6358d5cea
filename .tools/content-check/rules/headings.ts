import { visitsOf } from '../field-visits.ts';
import type { Remark, Rule } from '../finding.ts';
import { partsOf } from '../running-text.ts';

/** The level above running text: a section's heading is the second level when the text goes on below it. */
const LEVEL_ABOVE = 2;

/** Headings in running text go down one level at a time; the first level is the page's own title. */
export const headings: Rule = ({ items }) =>
  items.flatMap(visitsOf).flatMap((visit): Remark[] => {
    let above = LEVEL_ABOVE;
    return partsOf(visit).flatMap((part): Remark[] => {
      if (part.kind !== 'heading') return [];
      const { level, at } = part;
      const before = above;
      above = level;
      const { file } = visit.item;
      if (level === 1)
        return [
          {
            file,
            at,
            message: 'A heading of level 1 is the title of the page; begin with level 2 in a text.',
          },
        ];
      if (level <= before + 1) return [];
      return [
        {
          file,
          at,
          message: `A heading jumps from level ${before} to ${level}; make it level ${before + 1}.`,
        },
      ];
    });
  });
