import { type Attribute, type Catalogue, resolveLabel } from '#embedded/catalogue';
import { type AttributeInput, shopAttributes } from '../attributes/shop-attributes.ts';
import type { ShopDatabase } from '../database/database.ts';
import { storeViews } from '../stores/store-view.ts';

const inputs: Readonly<Record<Attribute['input'], AttributeInput>> = {
  choice: 'select',
  choices: 'multiselect',
  number: 'number',
  'yes or no': 'boolean',
};

/** Writes the attributes of the catalogue and those of the shop, with their options and labels for each store view. */
export function fillAttributes(database: ShopDatabase, { attributes }: Catalogue): void {
  // Deleted first for speed: the foreign keys on `attribute_id` have no index, so each deleted attribute would scan these tables.
  database.run('DELETE FROM product_option');
  database.run('DELETE FROM product_number');
  database.run('DELETE FROM attribute');
  const rows = [
    ...attributes.map((attribute) => ({ ...attribute, input: inputs[attribute.input] })),
    ...shopAttributes.map((attribute) => ({ ...attribute, sortable: false })),
  ];
  for (const [position, { id, code, input, filterable, sortable, texts }] of rows.entries()) {
    database.run(
      'INSERT INTO attribute (id, code, input, is_filterable, is_sortable, position) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      code,
      input,
      Number(filterable),
      Number(sortable),
      position,
    );
    for (const { code: store, locale } of storeViews)
      database.run(
        'INSERT INTO attribute_label (store, attribute_id, label) VALUES (?, ?, ?)',
        store,
        id,
        resolveLabel(texts, locale),
      );
  }
  for (const attribute of attributes) if ('options' in attribute) fillOptions(database, attribute);
}

function fillOptions(database: ShopDatabase, attribute: Extract<Attribute, { options: unknown }>): void {
  for (const [position, { id, swatch, texts }] of attribute.options.entries()) {
    database.run(
      'INSERT INTO attribute_option (id, attribute_id, position, swatch) VALUES (?, ?, ?, ?)',
      id,
      attribute.id,
      position,
      swatch ?? null,
    );
    for (const { code, locale } of storeViews)
      database.run(
        'INSERT INTO attribute_option_label (store, option_id, label) VALUES (?, ?, ?)',
        code,
        id,
        resolveLabel(texts, locale),
      );
  }
}
