import * as v from 'valibot';
import { type AttributeFilter, matchesFilter } from '../attributes/attribute-filter.ts';
import type { ProductAttribute } from '../attributes/attributes.ts';
import { IN_STOCK, noLabels, yesLabels } from '../attributes/shop-attributes.ts';
import type { ShopContext } from '../context/context.ts';
import type { StoredProduct } from './product-types.ts';
import { isInStock } from './stock.ts';

type WireAttributeValue =
  | { readonly code: string; readonly value: string }
  | { readonly code: string; readonly selected_options: readonly { label: string; value: string }[] };

/** Returns the values of a product's attributes in the order of the catalogue. Attributes without a value are omitted. */
export function describeProductAttributes(
  product: StoredProduct,
  filter: AttributeFilter | null | undefined,
  context: ShopContext,
): WireAttributeValue[] {
  const rows = context.shop.database.all(
    v.object({ attribute_id: v.number(), value: v.number() }),
    'SELECT attribute_id, value FROM product_number WHERE product_id = ?',
    product.id,
  );
  const numbers = new Map(rows.map((row) => [row.attribute_id, row.value]));
  return context
    .attributes()
    .filter((attribute) => matchesFilter(attribute, filter))
    .flatMap((attribute) => describeValue(product, attribute, numbers.get(attribute.id), context));
}

function describeValue(
  product: StoredProduct,
  { code, input, options }: ProductAttribute,
  number: number | undefined,
  { view }: ShopContext,
): WireAttributeValue[] {
  if (input === 'text') {
    const value = texts[code]?.(product) ?? null;
    return value === null ? [] : [{ code, value }];
  }
  if (input === 'number') return number === undefined ? [] : [{ code, value: String(number) }];
  if (input === 'boolean') {
    const isTrue = code === IN_STOCK ? isInStock(product) : number === undefined ? undefined : number === 1;
    if (isTrue === undefined) return [];
    const label = (isTrue ? yesLabels : noLabels)[view.locale.baseLanguage];
    return [{ code, selected_options: [{ label, value: isTrue ? '1' : '0' }] }];
  }
  const selected = options.filter(({ id }) => product.optionIds.includes(id));
  if (selected.length === 0) return [];
  return [{ code, selected_options: selected.map(({ id, label }) => ({ label, value: String(id) })) }];
}

/** The text attributes of the shop, by code. */
const texts: Readonly<Record<string, (product: StoredProduct) => string | null>> = {
  material_text: ({ material }) => material,
  care_text: ({ care }) => care,
  box_text: ({ box }) => box || null,
  ean: ({ ean }) => ean,
};
