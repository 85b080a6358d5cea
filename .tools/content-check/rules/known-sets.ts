import type { ContentRule } from '../finding.ts';
import { rowsOf, listFields } from '../list-fields.ts';

/** A set that the blueprint does not have is shown by nobody. */
export const knownSets: ContentRule = ({ items }) =>
  items.flatMap(listFields).flatMap(({ item: { file }, field, value, path }) =>
    rowsOf(field, value, path)
      .filter((row) => row.fields === undefined)
      .map(({ type = '', valuesPath }) => ({
        file,
        path: [...valuesPath, 'type'],
        message: `There is no set "${type}" in the field ${field.handle}; choose one of: ${[...field.sets().keys()].join(', ')}.`,
      })),
  );
