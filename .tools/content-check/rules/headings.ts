import type { RuleFinding, ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';
import { readRichText } from '../rich-text.ts';

/** The level of the section's heading, which precedes its rich text. */
const SECTION_HEADING_LEVEL = 2;

/** Headings in rich text skip no level. Level 1 is reserved for the title of the page. */
export const headings: ContentRule = ({ items }) =>
  items.flatMap(listFields).flatMap((visit): RuleFinding[] => {
    let previousLevel = SECTION_HEADING_LEVEL;
    return readRichText(visit).flatMap((part): RuleFinding[] => {
      if (part.kind !== 'heading') return [];
      const { level, path } = part;
      const before = previousLevel;
      previousLevel = level;
      const { file } = visit.item;
      if (level === 1)
        return [
          {
            file,
            path,
            message: 'Heading level 1 is reserved for the title of the page; start with level 2 in a text.',
          },
        ];
      if (level <= before + 1) return [];
      return [
        {
          file,
          path,
          message: `The heading skips from level ${before} to ${level}; use level ${before + 1}.`,
        },
      ];
    });
  });
