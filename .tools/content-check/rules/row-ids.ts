import { toText } from '#embedded/content';
import { formatPath } from '../finding.ts';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { rowsOf, listFields } from '../list-fields.ts';

/** The ids of sets and rows are unique in their file, because the control panel and the website use them as keys. */
export const rowIds: ContentRule = ({ items }) =>
  items.flatMap((item): RuleFinding[] => {
    const ids = new Map<string, string>();
    const rows = listFields(item).flatMap(({ field, value, path }) => rowsOf(field, value, path));
    return rows.flatMap(({ id: stored, path }): RuleFinding[] => {
      const id = toText(stored) ?? '';
      const other = ids.get(id);
      if (id === '') {
        return [
          {
            file: item.file,
            path,
            message: 'The set or row has no id; write one that is unique in the file, for example id: s1.',
          },
        ];
      }
      if (other !== undefined) {
        const message = `The id ${id} is already used by ${other}; give one of the two another id.`;
        return [{ file: item.file, path, message }];
      }
      ids.set(id, formatPath(path));
      return [];
    });
  });
