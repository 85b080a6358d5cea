import type { Routing } from '../graphql/routing.ts';
import type { StoredPrice } from './prices.ts';

type ProductBase = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly short: string;
  /** HTML. */
  readonly long: string;
  readonly material: string;
  readonly care: string;
  /** The contents of the box, one line each. Empty without a list. */
  readonly box: string;
  /** Search terms with commas between them. */
  readonly keywords: string;
  readonly ean: string | null;
  readonly weight: number;
  readonly newSince: string | null;
  readonly optionIds: readonly number[];
  /** Paths in the asset container; the first one is the main picture. */
  readonly pictures: readonly string[];
  /** The URL at which `route` found the product. */
  readonly routing?: Routing;
};

/** A product that can be bought: a simple product, or a variant of a configurable one. */
export type StoredSimpleProduct = ProductBase & {
  readonly type: 'simple';
  readonly parentId: number | null;
  readonly price: StoredPrice;
  /** Pieces in stock on the website. */
  readonly quantity: number;
};

/** A product with variants, which have its prices and stock. */
export type StoredConfigurableProduct = ProductBase & {
  readonly type: 'configurable';
  readonly variants: readonly StoredSimpleProduct[];
};

export type StoredProduct = StoredSimpleProduct | StoredConfigurableProduct;

/** Returns the products that a customer can choose, in stock or not: the variants of a configurable product, else the product itself. */
export function offersOf(product: StoredProduct): readonly StoredSimpleProduct[] {
  return product.type === 'simple' ? [product] : product.variants;
}

/** The kinds of links from a product to other products. */
export type LinkKind = 'related' | 'upsell' | 'crosssell';
