import { toList, toMap } from '#embedded/content';
import type { ProjectEntry } from '#embedded/content';
import { isSectionType } from '#renderer/sections/sections';
import type { CheckedContent } from '../checked-content.ts';
import { formatPath } from '../finding.ts';
import type { FieldPath, RuleFinding, ContentRule } from '../finding.ts';
import { listEntries } from '../list-entries.ts';
import { readPage, SECTIONS } from '../read-page.ts';

/**
 * The renderer can parse every section of a type that it supports. Sets of the blueprint that the renderer does not support yet are not a
 * mistake of the editor. Unknown sets are reported by another rule.
 */
export const readableSections: ContentRule = (content) =>
  listEntries(content)
    .filter(({ own }) => SECTIONS in own)
    .flatMap((entry) =>
      readPage(entry, content).flatMap((part): RuleFinding[] => {
        if ('section' in part) return [];
        const { type, path: servedPath, reason } = part.skipped;
        if (type !== '' && !isSectionType(type)) return [];
        const path = pathInFile(servedPath, entry, content);
        const valuePath = servedPath.replace(/^\w+\[\d+\]/, formatPath(path));
        const message = `The section ${type} cannot be rendered: ${reason} at ${valuePath}; correct this value.`;
        return [{ file: entry.path, path, message }];
      }),
    );

/** Returns the path of a section in its file. Disabled sets are not served, so indexes differ and the section is found by its id. */
function pathInFile(servedPath: string, entry: ProjectEntry, { shape }: CheckedContent): FieldPath {
  const served = Number(/\[(\d+)\]/.exec(servedPath)?.[1] ?? -1);
  const id = toMap(toList(shape(entry)[SECTIONS])[served])['id'];
  const index = toList(entry.own[SECTIONS]).findIndex((section) => toMap(section)['id'] === id);
  return index === -1 ? [SECTIONS] : [SECTIONS, index];
}
