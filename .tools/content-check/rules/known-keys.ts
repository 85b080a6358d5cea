import type { ContentRule } from '../finding.ts';
import { listValueMaps } from '../list-value-maps.ts';

/** Keys of Statamic that no blueprint defines (contract §10). */
const ITEM_KEYS =
  'id blueprint origin title slug published date created_at updated_at updated_by parent order template layout localizations redirect';
const ROW_KEYS = 'id type enabled';
const OWN_KEYS = {
  item: new Set(ITEM_KEYS.split(' ')),
  row: new Set(ROW_KEYS.split(' ')),
  group: new Set<string>(),
};

/** Every key is a field of the blueprint, because the site ignores a misspelt one. */
export const knownKeys: ContentRule = ({ items }) =>
  items.flatMap(listValueMaps).flatMap(({ item: { file }, path, fields, values, kind }) => {
    const handles = new Set(fields.map(({ handle }) => handle));
    return Object.keys(values)
      .filter((key) => !handles.has(key) && !OWN_KEYS[kind].has(key))
      .map((key) => ({
        file,
        path: [...path, key],
        message: `The blueprint has no field "${key}"; write one of: ${[...handles].join(', ')}.`,
      }));
  });
