import { isMap, toList, toMap, toText } from '#embedded/content';
import type { BlueprintField, JsonValue, JsonObject } from '#embedded/content';
import type { ContentItem } from './content-items.ts';
import type { FieldPath } from './finding.ts';

/** A field that has a value, wherever it is nested. */
export interface VisitedField {
  item: ContentItem;
  field: BlueprintField;
  value: JsonValue;
  path: FieldPath;
}

/** A set of a replicator or Bard, or a row of a grid. */
export interface FieldRow {
  /** Where the row starts, and where its values are. */
  path: FieldPath;
  valuesPath: FieldPath;
  id: JsonValue | undefined;
  /** A set's handle; undefined for a grid's row, which has none. */
  type?: string;
  /** Undefined for a set that the field does not have. */
  fields: BlueprintField[] | undefined;
  values: JsonObject;
}

/** All fields of an item, those inside sets, rows and groups included. */
export function listFields(item: ContentItem): VisitedField[] {
  return collectFields(item.fields, item.values, item.path, item);
}

function collectFields(
  fields: BlueprintField[],
  values: JsonObject,
  path: FieldPath,
  item: ContentItem,
): VisitedField[] {
  return fields.flatMap((field): VisitedField[] => {
    const value = values[field.handle];
    if (value === undefined || value === null) return [];
    const here = [...path, field.handle];
    const inside = rowsOf(field, value, here).flatMap((row) =>
      collectFields(row.fields ?? [], row.values, row.valuesPath, item),
    );
    const grouped = field.type === 'group' ? collectFields(field.fields(), toMap(value), here, item) : [];
    return [{ item, field, value, path: here }, ...inside, ...grouped];
  });
}

export function rowsOf(field: BlueprintField, value: JsonValue, path: FieldPath): FieldRow[] {
  switch (field.type) {
    case 'replicator':
      return toList(value).map((stored, index) => {
        const values = toMap(stored);
        const type = toText(values['type']) ?? '';
        const here = [...path, index];
        return {
          path: here,
          valuesPath: here,
          id: values['id'],
          type,
          fields: field.sets().get(type),
          values,
        };
      });
    case 'grid':
      return toList(value).map((stored, index) => {
        const here = [...path, index];
        return {
          path: here,
          valuesPath: here,
          id: toMap(stored)['id'],
          fields: field.fields(),
          values: toMap(stored),
        };
      });
    case 'bard':
      return toList(value).flatMap((stored, index): FieldRow[] => {
        if (!isMap(stored) || stored['type'] !== 'set') return [];
        const given = toMap(stored['attrs']);
        const values = toMap(given['values']);
        const type = toText(values['type']) ?? '';
        const valuesPath = [...path, index, 'attrs', 'values'];
        return [
          {
            path: [...path, index],
            valuesPath,
            id: given['id'],
            type,
            fields: field.sets().get(type),
            values,
          },
        ];
      });
    default:
      return [];
  }
}
