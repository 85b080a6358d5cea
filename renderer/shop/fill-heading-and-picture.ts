import type { Picture } from '../media/picture.ts';
import type { Heading } from '../parse/heading.ts';
import { findShopItem, type ShopItem, type ShopItems, type ShopReference } from './shop-item.ts';

/** The fields of a section with one heading and one picture that its product or category can fill. */
type FillableFields = {
  readonly heading: Heading;
  readonly picture: Picture | undefined;
  readonly reference: ShopReference | undefined;
};

type FilledFields = Omit<FillableFields, 'reference'> & { readonly item: ShopItem | undefined };

/**
 * Fills an empty heading and an empty picture with the name and picture of the product or category. Changes neither of them if the product
 * or category is gone, or if the shop cannot be reached.
 */
export function fillHeadingAndPicture(
  { heading, picture, reference }: FillableFields,
  items: ShopItems | undefined,
): FilledFields {
  const item = findShopItem(reference, items);
  if (item === undefined) return { heading, picture, item };
  const hasHeading = heading.length > 0;
  // If the heading is the name, screen readers need no alternative text.
  const itemPicture = item.picture && { ...item.picture, ...(hasHeading ? {} : { alt: '' }) };
  return {
    heading: hasHeading ? heading : [{ text: item.name, emphasis: false }],
    picture: picture ?? itemPicture,
    item,
  };
}
