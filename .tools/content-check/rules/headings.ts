import type { RuleFinding, ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';
import { readRichText } from '../rich-text.ts';

/** The level above running text: a section's heading is the second level when the text goes on below it. */
const LEVEL_ABOVE = 2;

/** Headings in running text go down one level at a time; the first level is the page's own title. */
export const headings: ContentRule = ({ items }) =>
  items.flatMap(listFields).flatMap((visit): RuleFinding[] => {
    let above = LEVEL_ABOVE;
    return readRichText(visit).flatMap((part): RuleFinding[] => {
      if (part.kind !== 'heading') return [];
      const { level, path } = part;
      const before = above;
      above = level;
      const { file } = visit.item;
      if (level === 1)
        return [
          {
            file,
            path,
            message: 'A heading of level 1 is the title of the page; begin with level 2 in a text.',
          },
        ];
      if (level <= before + 1) return [];
      return [
        {
          file,
          path,
          message: `A heading jumps from level ${before} to ${level}; make it level ${before + 1}.`,
        },
      ];
    });
  });
