import { isMap, listOf, mapOf, textOf } from '../../files/value.ts';
import type { Value, Values } from '../../files/value.ts';
import type { FieldType, ShapeFields } from './field-type.ts';

/** Field types with fields inside. Keys that are no field are dropped; hidden sets too (contract §5.2). */
export function nestedTypes(shapeFields: ShapeFields): Record<'replicator' | 'grid' | 'group', FieldType> {
  return {
    replicator: (value, field, place) =>
      listOf(value).flatMap((stored) => {
        const set = mapOf(stored);
        if (set['enabled'] === false) return [];
        const fields = field.sets().get(textOf(set['type']) ?? '');
        if (!fields) return [stored];
        return [{ ...shapeFields(fields, set, place), id: set['id'] ?? null, type: set['type'] ?? null }];
      }),
    grid: (value, field, place) =>
      listOf(value).map((stored): Values => {
        const row = mapOf(stored);
        return Object.assign(shapeFields(field.fields(), row, place), { id: row['id'] ?? null });
      }),
    group: (value, field, place): Value => shapeFields(field.fields(), isMap(value) ? value : {}, place),
  };
}
