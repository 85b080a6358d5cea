import { isMap, listOf, mapOf, textOf } from '#embedded/content';
import type { Field, Value, Values } from '#embedded/content';
import type { Path } from './finding.ts';
import type { Item } from './items.ts';

/** A field that has a value, wherever it is nested. */
export interface Visit {
  item: Item;
  field: Field;
  value: Value;
  at: Path;
}

/** A set of a replicator or Bard, or a row of a grid. */
export interface Row {
  /** Where the row starts, and where its values are. */
  at: Path;
  valuesAt: Path;
  id: Value | undefined;
  /** A set's handle; undefined for a grid's row, which has none. */
  type?: string;
  /** Undefined for a set that the field does not have. */
  fields: Field[] | undefined;
  values: Values;
}

/** All fields of an item, those inside sets, rows and groups included. */
export function visitsOf(item: Item): Visit[] {
  return visitFields(item.fields, item.values, item.at, item);
}

function visitFields(fields: Field[], values: Values, at: Path, item: Item): Visit[] {
  return fields.flatMap((field): Visit[] => {
    const value = values[field.handle];
    if (value === undefined || value === null) return [];
    const here = [...at, field.handle];
    const inside = rowsOf(field, value, here).flatMap((row) =>
      visitFields(row.fields ?? [], row.values, row.valuesAt, item),
    );
    const grouped = field.type === 'group' ? visitFields(field.fields(), mapOf(value), here, item) : [];
    return [{ item, field, value, at: here }, ...inside, ...grouped];
  });
}

export function rowsOf(field: Field, value: Value, at: Path): Row[] {
  switch (field.type) {
    case 'replicator':
      return listOf(value).map((stored, index) => {
        const values = mapOf(stored);
        const type = textOf(values['type']) ?? '';
        const here = [...at, index];
        return { at: here, valuesAt: here, id: values['id'], type, fields: field.sets().get(type), values };
      });
    case 'grid':
      return listOf(value).map((stored, index) => {
        const here = [...at, index];
        return {
          at: here,
          valuesAt: here,
          id: mapOf(stored)['id'],
          fields: field.fields(),
          values: mapOf(stored),
        };
      });
    case 'bard':
      return listOf(value).flatMap((stored, index): Row[] => {
        if (!isMap(stored) || stored['type'] !== 'set') return [];
        const given = mapOf(stored['attrs']);
        const values = mapOf(given['values']);
        const type = textOf(values['type']) ?? '';
        const valuesAt = [...at, index, 'attrs', 'values'];
        return [
          { at: [...at, index], valuesAt, id: given['id'], type, fields: field.sets().get(type), values },
        ];
      });
    default:
      return [];
  }
}
