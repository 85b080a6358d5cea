import { isMap, toList, toMap, toText } from '#embedded/content';
import type { BlueprintField, JsonValue, JsonObject } from '#embedded/content';
import type { ContentItem } from './content-items.ts';
import type { FieldPath } from './finding.ts';

/** A field with a value, at any depth. */
export interface VisitedField {
  item: ContentItem;
  field: BlueprintField;
  value: JsonValue;
  path: FieldPath;
}

/** A set of a replicator or Bard field, or a row of a grid. */
export interface FieldRow {
  path: FieldPath;
  /** Path of the values, which Bard nests deeper than the set itself. */
  valuesPath: FieldPath;
  id: JsonValue | undefined;
  /** The handle of a set; undefined for a row of a grid. */
  type?: string;
  /** Undefined for a set that is not in the blueprint. */
  fields: BlueprintField[] | undefined;
  values: JsonObject;
}

/** Lists all fields with a value, including those in sets, rows and groups. */
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

/** Lists the sets or rows directly in a field; empty for other field types. */
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
        const attributes = toMap(stored['attrs']);
        const values = toMap(attributes['values']);
        const type = toText(values['type']) ?? '';
        const valuesPath = [...path, index, 'attrs', 'values'];
        return [
          {
            path: [...path, index],
            valuesPath,
            id: attributes['id'],
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
