/** A line that was removed, as the URL of the cart keeps it for the button that adds it again. */
export type RemovedLine = {
  readonly sku: string;
  readonly parentSku: string | undefined;
  readonly quantity: number;
};

/** The place of an estimate. */
export type EstimateFields = { readonly country: string; readonly region: string; readonly postcode: string };

const SKU = /^[\w.-]{1,64}$/;
const MAX_REMOVED = 999;

/** Returns the URL of the cart after a line was removed. */
export function removedHref(path: string, { sku, parentSku, quantity }: RemovedLine): string {
  const query = new URLSearchParams({ removed: sku, quantity: String(quantity) });
  if (parentSku !== undefined) query.set('parent', parentSku);
  return `${path}?${query}`;
}

/** Returns the URL of the cart after a line was moved to the wishlist. */
export function savedHref(path: string): string {
  return `${path}?saved=1`;
}

/** Returns whether the last form moved a line to the wishlist. */
export function isLineSaved(query: URLSearchParams): boolean {
  return query.get('saved') === '1';
}

/** Reads a removed line from the query of the cart or from the fields of a form. */
export function readRemovedLine(get: (name: string) => string | null): RemovedLine | undefined {
  const sku = get('removed') ?? '';
  const parentSku = get('parent') || undefined;
  const quantity = Number(get('quantity'));
  const isValid =
    SKU.test(sku) &&
    (parentSku === undefined || SKU.test(parentSku)) &&
    Number.isInteger(quantity) &&
    quantity > 0 &&
    quantity <= MAX_REMOVED;
  return isValid ? { sku, parentSku, quantity } : undefined;
}

/** Reads the place of an estimate from the query. */
export function readEstimateFields(query: URLSearchParams): EstimateFields | undefined {
  const country = query.get('country') ?? '';
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100);
  return { country, region: text('region'), postcode: text('postcode') };
}
