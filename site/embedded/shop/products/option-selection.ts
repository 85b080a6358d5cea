import type { AttributeOption, ProductAttribute } from '../attributes/attributes.ts';
import { inputError } from '../graphql/errors.ts';
import { encodeChoiceUid, encodeOptionUid } from '../graphql/uid.ts';
import { describePictures } from './pictures.ts';
import type { StoredConfigurableProduct, StoredSimpleProduct } from './product-types.ts';
import { isInStock } from './stock.ts';

/**
 * Describes a choice of options (contract A5): which values can still be chosen, the pictures of the choice, and the variant when the
 * choice is complete. A value is available if a variant with it and the chosen values is in stock.
 *
 * @throws {GraphQLError} of the category `graphql-input` if the product does not have one of the values
 */
export function selectOptions(
  product: StoredConfigurableProduct,
  uids: readonly string[],
  attributes: readonly ProductAttribute[],
  baseUrl: string,
) {
  const valuesOf = (attribute: ProductAttribute): OptionValue[] =>
    attribute.options
      .filter(({ id }) => product.optionIds.includes(id))
      .map((option) => ({ option, uid: encodeOptionUid(attribute.id, option.id) }));
  const known = new Map(attributes.flatMap(valuesOf).map(({ uid, option }) => [uid, option.id]));
  const chosen = uids.map((uid) => {
    const id = known.get(uid);
    if (id === undefined) throw inputError('configurableOptionValueUids values are incorrect');
    return id;
  });
  const matching = product.variants.filter(({ optionIds }) => chosen.every((id) => optionIds.includes(id)));
  const open = attributes.filter(({ options }) => !options.some(({ id }) => chosen.includes(id)));
  const variant: StoredSimpleProduct | null = open.length === 0 ? (matching[0] ?? null) : null;
  const isAvailable = ({ option }: OptionValue) =>
    matching.some((candidate) => isInStock(candidate) && candidate.optionIds.includes(option.id));
  return {
    options_available_for_selection: attributes.map((attribute) => ({
      attribute_code: attribute.code,
      option_value_uids: valuesOf(attribute)
        .filter(isAvailable)
        .map(({ uid }) => uid),
    })),
    media_gallery: describePictures(variant ?? product, baseUrl),
    variant,
    configurable_options: open.map((attribute) => ({
      uid: encodeChoiceUid(product.id, attribute.id),
      attribute_code: attribute.code,
      label: attribute.label,
      values: valuesOf(attribute).map((value) => ({
        uid: value.uid,
        label: value.option.label,
        is_available: isAvailable(value),
        is_use_default: true,
        swatch: value.option.swatch === null ? null : { value: value.option.swatch },
      })),
    })),
  };
}

type OptionValue = { readonly option: AttributeOption; readonly uid: string };
