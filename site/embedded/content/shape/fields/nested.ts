import { isMap, toList, toMap, toText } from '../../files/json-value.ts';
import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import type { FieldType, ShapeFields } from './field-type.ts';

/** Field types with nested fields. Keys without a field and hidden sets are dropped (contract §5.2). */
export function nestedTypes(shapeFields: ShapeFields): Record<'replicator' | 'grid' | 'group', FieldType> {
  return {
    replicator: (value, field, context) =>
      toList(value).flatMap((stored) => {
        const set = toMap(stored);
        if (set['enabled'] === false) return [];
        const fields = field.sets().get(toText(set['type']) ?? '');
        if (!fields) return [stored];
        return [{ ...shapeFields(fields, set, context), id: set['id'] ?? null, type: set['type'] ?? null }];
      }),
    grid: (value, field, context) =>
      toList(value).map((stored): JsonObject => {
        const row = toMap(stored);
        return Object.assign(shapeFields(field.fields(), row, context), { id: row['id'] ?? null });
      }),
    group: (value, field, context): JsonValue =>
      shapeFields(field.fields(), isMap(value) ? value : {}, context),
  };
}
