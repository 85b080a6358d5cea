import { toText } from '#embedded/content';
import { formatPath } from '../finding.ts';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { rowsOf, listFields } from '../list-fields.ts';

/** Sets and rows are told apart by their ids, in the editor and on the page. */
export const rowIds: ContentRule = ({ items }) =>
  items.flatMap((item): RuleFinding[] => {
    const taken = new Map<string, string>();
    const rows = listFields(item).flatMap(({ field, value, path }) => rowsOf(field, value, path));
    return rows.flatMap(({ id: stored, path }): RuleFinding[] => {
      const id = toText(stored) ?? '';
      const other = taken.get(id);
      if (id === '') {
        return [
          {
            file: item.file,
            path,
            message: 'This set or row has no id; give it one that is used once in the file.',
          },
        ];
      }
      if (other !== undefined) {
        const message = `The id ${id} is already that of ${other}; give one of the two another id.`;
        return [{ file: item.file, path, message }];
      }
      taken.set(id, formatPath(path));
      return [];
    });
  });
