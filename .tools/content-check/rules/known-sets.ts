import { rowsOf, visitsOf } from '../field-visits.ts';
import type { Rule } from '../finding.ts';

/** A set that the blueprint does not have is shown by nobody. */
export const knownSets: Rule = ({ items }) =>
  items.flatMap(visitsOf).flatMap(({ item: { file }, field, value, at }) =>
    rowsOf(field, value, at)
      .filter((row) => row.fields === undefined)
      .map(({ type = '', valuesAt }) => ({
        file,
        at: [...valuesAt, 'type'],
        message: `There is no set "${type}" in the field ${field.handle}; choose one of: ${[...field.sets().keys()].join(', ')}.`,
      })),
  );
