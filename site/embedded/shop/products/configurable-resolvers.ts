import type { AttributeOption, ProductAttribute } from '../attributes/attributes.ts';
import type { ShopContext } from '../context/context.ts';
import { encodeChoiceUid, encodeOptionUid, encodeUid } from '../graphql/uid.ts';
import { CONFIGURABLE_ATTRIBUTE } from './load-products.ts';
import { selectOptions } from './option-selection.ts';
import type { StoredConfigurableProduct, StoredSimpleProduct } from './product-types.ts';

/** The fields of configurable products, and swatches. */
export const configurableResolvers = {
  ConfigurableProduct: {
    configurable_options: (product: StoredConfigurableProduct, _: unknown, context: ShopContext) =>
      configurableAttributes(context).map((attribute) => ({
        uid: encodeChoiceUid(product.id, attribute.id),
        attribute_uid: encodeUid(attribute.id),
        attribute_code: attribute.code,
        label: attribute.label,
        position: 0,
        use_default: false,
        values: optionsOf(product, attribute).map((option) => ({
          uid: encodeOptionUid(attribute.id, option.id),
          label: option.label,
          default_label: option.label,
          store_label: option.label,
          swatch_data: describeSwatch(option),
          use_default_value: true,
        })),
      })),
    variants: ({ variants }: StoredConfigurableProduct, _: unknown, context: ShopContext) =>
      variants.map((variant) => ({ product: variant, attributes: describeVariant(variant, context) })),
    configurable_product_options_selection: (
      product: StoredConfigurableProduct,
      { configurableOptionValueUids: uids }: { configurableOptionValueUids?: readonly string[] | null },
      context: ShopContext,
    ) => selectOptions(product, uids ?? [], configurableAttributes(context), context.shop.url()),
  },
  SwatchDataInterface: { __resolveType: () => 'ColorSwatchData' },
};

/** Returns the options that a variant has for each configurable attribute. */
export function describeOptions(variant: StoredSimpleProduct, context: ShopContext) {
  return configurableAttributes(context).flatMap((attribute) =>
    optionsOf(variant, attribute).map((option) => ({
      attribute,
      option,
      uid: encodeOptionUid(attribute.id, option.id),
      label: option.label,
    })),
  );
}

/** Describes the options of a variant of a product for a line of a cart or a wishlist. */
export function describeSelectedOptions(
  productId: number,
  variant: StoredSimpleProduct,
  context: ShopContext,
) {
  return describeOptions(variant, context).map(({ attribute, uid, label }) => ({
    configurable_product_option_uid: encodeChoiceUid(productId, attribute.id),
    configurable_product_option_value_uid: uid,
    option_label: attribute.label,
    value_label: label,
  }));
}

function describeVariant(variant: StoredSimpleProduct, context: ShopContext) {
  return describeOptions(variant, context).map(({ attribute, option, uid, label }) => ({
    uid,
    code: attribute.code,
    label,
    value_index: option.id,
  }));
}

function configurableAttributes({ attributes }: ShopContext): readonly ProductAttribute[] {
  return attributes().filter(({ code }) => code === CONFIGURABLE_ATTRIBUTE);
}

function optionsOf(
  { optionIds }: { readonly optionIds: readonly number[] },
  { options }: ProductAttribute,
): AttributeOption[] {
  return options.filter(({ id }) => optionIds.includes(id));
}

function describeSwatch({ swatch }: AttributeOption) {
  return swatch === null ? null : { value: swatch };
}
