import { toList, toMap } from '#embedded/content';
import type { ProjectEntry } from '#embedded/content';
import { isSectionType } from '#renderer/sections/sections';
import { listEntries } from '../checked-content.ts';
import type { CheckedContent } from '../checked-content.ts';
import { formatPath } from '../finding.ts';
import type { FieldPath, RuleFinding, ContentRule } from '../finding.ts';
import { readPage, SECTIONS } from '../read-page.ts';

/**
 * The renderer can read every section of a type it knows. A set that the blueprint offers and the renderer does not have yet is the
 * renderer's debt, not the editor's fault; a set that nobody knows is another rule's.
 */
export const readableSections: ContentRule = (content) =>
  listEntries(content)
    .filter(({ own }) => SECTIONS in own)
    .flatMap((entry) =>
      readPage(entry, content).flatMap((part): RuleFinding[] => {
        if ('section' in part) return [];
        const { type, path: servedPath, reason } = part.skipped;
        if (type !== '' && !isSectionType(type)) return [];
        const path = writtenPath(servedPath, entry, content);
        const valuePath = servedPath.replace(/^\w+\[\d+\]/, formatPath(path));
        const message = `The section ${type} cannot be shown: ${reason} at ${valuePath}; correct this value.`;
        return [{ file: entry.path, path, message }];
      }),
    );

/** Hidden sets are not served, so positions differ from the file's: the section is found again by its id. */
function writtenPath(servedPath: string, entry: ProjectEntry, { shape }: CheckedContent): FieldPath {
  const served = Number(/\[(\d+)\]/.exec(servedPath)?.[1] ?? -1);
  const id = toMap(toList(shape(entry)[SECTIONS])[served])['id'];
  const index = toList(entry.own[SECTIONS]).findIndex((section) => toMap(section)['id'] === id);
  return index === -1 ? [SECTIONS] : [SECTIONS, index];
}
