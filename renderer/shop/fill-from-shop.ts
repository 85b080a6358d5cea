import type { Picture } from '../media/picture.ts';
import { findShopItem, type ShopItem, type ShopItems, type ShopReference } from './shop-item.ts';

/** The fields of a card or slide that its product or category can fill. */
type Fillable = {
  readonly title: string;
  readonly picture: Picture | undefined;
  readonly href: string | undefined;
  readonly reference: ShopReference | undefined;
};

export type FilledFromShop<Row> = Row & {
  /** The product or category; `undefined` without a reference, and while the shop cannot be reached. */
  readonly item: ShopItem | undefined;
};

/**
 * Fills the empty fields of cards with the values of their products and categories. A value of the editor has precedence. A card whose
 * product or category is gone is skipped. While the shop cannot be reached, a card with a reference remains only if it has the editor's
 * title and picture.
 *
 * @param items `undefined` if the shop cannot be reached
 */
export function fillFromShop<Row extends Fillable>(
  rows: readonly Row[],
  items: ShopItems | undefined,
): FilledFromShop<Row>[] {
  return rows.flatMap((row) => {
    const { title, picture, href, reference } = row;
    const item = findShopItem(reference, items);
    if (reference === undefined) return [{ ...row, item }];
    if (items === undefined) return title !== '' && picture !== undefined ? [{ ...row, item }] : [];
    if (item === undefined) return [];
    return [
      {
        ...row,
        title: title || item.name,
        // The title already names the product, so screen readers need no alternative text.
        picture: picture ?? (item.picture && { ...item.picture, alt: '' }),
        href: href ?? item.href,
        item,
      },
    ];
  });
}

/** Returns the references of cards to products and categories. */
export function referencesOf(
  rows: readonly { readonly reference: ShopReference | undefined }[],
): readonly ShopReference[] {
  return rows.flatMap(({ reference }) => reference ?? []);
}
