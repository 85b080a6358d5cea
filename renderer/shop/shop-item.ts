import type { Picture } from '../media/picture.ts';
import { productAttributes } from '../tracking/product-attributes.ts';

/** A product or category of the shop that an editor refers to. */
export type ShopReference = {
  readonly kind: 'product' | 'category';
  /** The SKU of a product, or the UID of a category. */
  readonly id: string;
};

/** A product or category in the page's language and currency, with finished texts. */
export type ShopItem = {
  /** Categories have no SKU. */
  readonly sku: string | undefined;
  readonly name: string;
  /** A path of the site. */
  readonly href: string;
  /** Label of a link outside a card: “View Hoeve 31 lantern”. */
  readonly linkLabel: string;
  readonly picture: Picture | undefined;
  /** Categories have no price. */
  readonly price: ShopItemPrice | undefined;
  /** A short label, such as “new”. */
  readonly badge: string | undefined;
  /** Visible only if there is something to say: few left, or sold out. */
  readonly availability: string | undefined;
};

type ShopItemPrice = {
  /** In units of the currency, not in cents. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Text before the lowest of several prices. */
  readonly fromLabel: string | undefined;
  /** Text in place of an amount of zero. */
  readonly freeLabel: string;
  /** The previous price, and the texts that screen readers announce before the old and the new price. */
  readonly old: { readonly amount: number; readonly label: string; readonly newLabel: string } | undefined;
};

/** Products and categories by {@link shopItemKey}. Those that the shop does not have are missing. */
export type ShopItems = Readonly<Record<string, ShopItem>>;

/** Returns the attributes that name a product in events, for the element of its card. Returns none for a category. */
export function shopItemAttributes(item: ShopItem | undefined): ReturnType<typeof productAttributes> {
  if (item?.sku === undefined || !item.price) return {};
  const { sku, name, price } = item;
  const { amount, currency, old } = price;
  return productAttributes({ sku, name, price: amount, currency, regularPrice: old?.amount });
}

/** Returns the key of a product or category. SKUs match in any letter case, as in the shop. */
export function shopItemKey({ kind, id }: ShopReference): string {
  return `${kind}:${kind === 'product' ? id.toLowerCase() : id}`;
}

/** Returns the product or category of a reference; `undefined` if it is gone or the shop cannot be reached. */
export function findShopItem(
  reference: ShopReference | undefined,
  items: ShopItems | undefined,
): ShopItem | undefined {
  if (reference === undefined || items === undefined) return undefined;
  const key = shopItemKey(reference);
  return Object.hasOwn(items, key) ? items[key] : undefined;
}
