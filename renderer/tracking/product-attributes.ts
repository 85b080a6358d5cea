/** A product for events. An attribute of the HTML contains it, because the browser does not hydrate every list of products. */
export type TrackedProduct = {
  readonly sku: string;
  readonly name: string;
  /** In units of the currency. */
  readonly price: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The price without the reduction. */
  readonly regularPrice?: number | undefined;
};

type ProductAttributes = { readonly 'data-product'?: string };

/** Returns the attribute that names a product in events, for the element around its link. */
export function productAttributes(product: TrackedProduct | undefined): ProductAttributes {
  if (product === undefined) return {};
  const { sku, name, price, currency, regularPrice } = product;
  const values = new URLSearchParams({ sku, name, price: String(price), currency });
  if (regularPrice !== undefined) values.set('regularPrice', String(regularPrice));
  return { 'data-product': values.toString() };
}

/** Reads the product from the attribute of an element, see {@link productAttributes}. */
export function readProductAttributes(element: HTMLElement): TrackedProduct {
  const values = new URLSearchParams(element.dataset['product']);
  const text = (name: string) => values.get(name) ?? '';
  const regularPrice = values.get('regularPrice');
  return {
    sku: text('sku'),
    name: text('name'),
    price: Number(text('price')),
    currency: text('currency'),
    regularPrice: regularPrice === null ? undefined : Number(regularPrice),
  };
}
