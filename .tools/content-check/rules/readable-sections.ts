import { listOf, mapOf } from '#embedded/content';
import type { Entry } from '#embedded/content';
import { isSectionType } from '#renderer/sections/schemas';
import { entriesOf } from '../checked-content.ts';
import type { CheckedContent } from '../checked-content.ts';
import { fieldName } from '../finding.ts';
import type { Path, Remark, Rule } from '../finding.ts';
import { readPage, SECTIONS } from '../read-page.ts';

/**
 * The renderer can read every section of a type it knows. A set that the blueprint offers and the renderer does not have yet is the
 * renderer's debt, not the editor's fault; a set that nobody knows is another rule's.
 */
export const readableSections: Rule = (content) =>
  entriesOf(content)
    .filter(({ own }) => SECTIONS in own)
    .flatMap((entry) =>
      readPage(entry, content).flatMap((part): Remark[] => {
        if ('section' in part) return [];
        const { type, path, reason } = part.leftOut;
        if (type !== '' && !isSectionType(type)) return [];
        const at = writtenPath(path, entry, content);
        const place = path.replace(/^\w+\[\d+\]/, fieldName(at));
        const message = `The section ${type} cannot be shown: ${reason} at ${place}; correct this value.`;
        return [{ file: entry.path, at, message }];
      }),
    );

/** Hidden sets are not served, so positions differ from the file's: the section is found again by its id. */
function writtenPath(path: string, entry: Entry, { shape }: CheckedContent): Path {
  const served = Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1);
  const id = mapOf(listOf(shape(entry)[SECTIONS])[served])['id'];
  const index = listOf(entry.own[SECTIONS]).findIndex((section) => mapOf(section)['id'] === id);
  return index === -1 ? [SECTIONS] : [SECTIONS, index];
}
