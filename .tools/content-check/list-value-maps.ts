import { toMap } from '#embedded/content';
import type { BlueprintField, JsonObject } from '#embedded/content';
import type { ContentItem } from './content-items.ts';
import type { FieldPath } from './finding.ts';
import { rowsOf } from './list-fields.ts';

/** A map of values with the fields that define it: a whole file, a set, a row or a group. */
export interface ValueMap {
  item: ContentItem;
  path: FieldPath;
  fields: BlueprintField[];
  values: JsonObject;
  /** Values that apply if the map has none: those of the origin. Sets and rows inherit nothing. */
  inherited: JsonObject;
  kind: 'item' | 'row' | 'group';
}

/** Lists the maps of an item at all depths. Sets that are not in the blueprint have no fields and are omitted. */
export function listValueMaps(item: ContentItem): ValueMap[] {
  const { path, fields, values, inherited } = item;
  return collectMaps({ item, path, fields, values, inherited, kind: 'item' });
}

/** Returns whether a set is switched off, so that the site does not show it. */
export function isDisabled({ kind, values }: ValueMap): boolean {
  return kind === 'row' && values['enabled'] === false;
}

function collectMaps(map: ValueMap): ValueMap[] {
  const { item } = map;
  const nested = map.fields.flatMap((field): ValueMap[] => {
    const value = map.values[field.handle];
    if (value === undefined || value === null) return [];
    const path = [...map.path, field.handle];
    if (field.type === 'group') {
      const group = { fields: field.fields(), values: toMap(value), inherited: {} };
      return [{ item, path, ...group, kind: 'group' }];
    }
    return rowsOf(field, value, path).flatMap(({ valuesPath, fields, values }): ValueMap[] =>
      fields ? [{ item, path: valuesPath, fields, values, inherited: {}, kind: 'row' }] : [],
    );
  });
  return [map, ...nested.flatMap(collectMaps)];
}
