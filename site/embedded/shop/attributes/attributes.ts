import * as v from 'valibot';
import type { ShopDatabase } from '../database/database.ts';
import type { StoreView } from '../stores/store-view.ts';
import type { AttributeInput } from './shop-attributes.ts';

export type AttributeOption = {
  readonly id: number;
  readonly label: string;
  /** The colour of a swatch: `#3b3a38`. */
  readonly swatch: string | null;
};

/** An attribute of products with its labels in the language of a store view. */
export type ProductAttribute = {
  readonly id: number;
  readonly code: string;
  readonly input: AttributeInput;
  readonly label: string;
  readonly isFilterable: boolean;
  readonly isSortable: boolean;
  readonly position: number;
  readonly options: readonly AttributeOption[];
};

const attributeRow = v.object({
  id: v.number(),
  code: v.string(),
  input: v.picklist(['select', 'multiselect', 'number', 'boolean', 'text']),
  label: v.string(),
  is_filterable: v.number(),
  is_sortable: v.number(),
  position: v.number(),
});
const optionRow = v.object({
  id: v.number(),
  attribute_id: v.number(),
  label: v.string(),
  swatch: v.nullable(v.string()),
});

/** Reads all attributes in the order of the catalogue, and their options. */
export function readAttributes(database: ShopDatabase, { code }: StoreView): readonly ProductAttribute[] {
  const options = Map.groupBy(
    database.all(
      optionRow,
      `SELECT id, attribute_id, label, swatch FROM attribute_option
       JOIN attribute_option_label ON option_id = id AND store = ? ORDER BY attribute_id, position`,
      code,
    ),
    (option) => option.attribute_id,
  );
  const rows = database.all(
    attributeRow,
    `SELECT id, code, input, label, is_filterable, is_sortable, position FROM attribute
     JOIN attribute_label ON attribute_id = id AND store = ? ORDER BY position`,
    code,
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    input: row.input,
    label: row.label,
    isFilterable: row.is_filterable === 1,
    isSortable: row.is_sortable === 1,
    position: row.position,
    options: options.get(row.id) ?? [],
  }));
}
