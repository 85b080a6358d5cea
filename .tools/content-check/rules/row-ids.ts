import { textOf } from '#embedded/content';
import { rowsOf, visitsOf } from '../field-visits.ts';
import { fieldName } from '../finding.ts';
import type { Remark, Rule } from '../finding.ts';

/** Sets and rows are told apart by their ids, in the editor and on the page. */
export const rowIds: Rule = ({ items }) =>
  items.flatMap((item): Remark[] => {
    const taken = new Map<string, string>();
    const rows = visitsOf(item).flatMap(({ field, value, at }) => rowsOf(field, value, at));
    return rows.flatMap(({ id: stored, at }): Remark[] => {
      const id = textOf(stored) ?? '';
      const other = taken.get(id);
      if (id === '') {
        return [
          {
            file: item.file,
            at,
            message: 'This set or row has no id; give it one that is used once in the file.',
          },
        ];
      }
      if (other !== undefined) {
        const message = `The id ${id} is already that of ${other}; give one of the two another id.`;
        return [{ file: item.file, at, message }];
      }
      taken.set(id, fieldName(at));
      return [];
    });
  });
