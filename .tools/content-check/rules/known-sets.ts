import type { ContentRule } from '../finding.ts';
import { rowsOf, listFields } from '../list-fields.ts';

/** Every set exists in the blueprint, because unknown sets are not rendered. */
export const knownSets: ContentRule = ({ items }) =>
  items.flatMap(listFields).flatMap(({ item: { file }, field, value, path }) =>
    rowsOf(field, value, path)
      .filter((row) => row.fields === undefined)
      .map(({ type = '', valuesPath }) => ({
        file,
        path: [...valuesPath, 'type'],
        message: `The field ${field.handle} has no set "${type}"; choose one of: ${[...field.sets().keys()].join(', ')}.`,
      })),
  );
