import type { FormResultParameter } from '#site/protocol/page-address';
import { isSku } from '#site/protocol/sku';

/** A removed line. The URL of the cart contains it for the button that adds it again. */
export type RemovedLine = {
  readonly sku: string;
  readonly parentSku: string | undefined;
  readonly quantity: number;
};

/** The place of an estimate. */
export type EstimateFields = { readonly country: string; readonly region: string; readonly postcode: string };

const MAX_REMOVED_QUANTITY = 999;
const REMOVED = 'removed' satisfies FormResultParameter;
const PARENT = 'parent' satisfies FormResultParameter;
const QUANTITY = 'quantity' satisfies FormResultParameter;
const SAVED = 'saved' satisfies FormResultParameter;
const EMPTIED = 'emptied' satisfies FormResultParameter;

/** The fields of the form that estimates the delivery, which the URL contains. */
export const ESTIMATE_COUNTRY = 'estimate-country' satisfies FormResultParameter;
export const ESTIMATE_REGION = 'estimate-region' satisfies FormResultParameter;
export const ESTIMATE_POSTCODE = 'estimate-postcode' satisfies FormResultParameter;

/** Returns the URL of the cart after a line was removed. */
export function removedHref(path: string, { sku, parentSku, quantity }: RemovedLine): string {
  const query = new URLSearchParams({ [REMOVED]: sku, [QUANTITY]: String(quantity) });
  if (parentSku !== undefined) query.set(PARENT, parentSku);
  return `${path}?${query}`;
}

/** Returns the URL of the cart after a line was moved to the wishlist. */
export function savedHref(path: string): string {
  return `${path}?${SAVED}=1`;
}

/** Returns whether the last form moved a line to the wishlist. */
export function isLineSaved(query: URLSearchParams): boolean {
  return query.get(SAVED) === '1';
}

/** Returns the URL of the empty cart, with the message that explains why a posted step of the checkout found no cart. */
export function emptiedHref(path: string): string {
  return `${path}?${EMPTIED}=1`;
}

/** Returns whether the visitor comes from a step of the checkout that found no cart. */
export function isEmptied(query: URLSearchParams): boolean {
  return query.get(EMPTIED) === '1';
}

/** Reads a removed line from the query of the cart or from the fields of a form. */
export function readRemovedLine(get: (name: string) => string | null): RemovedLine | undefined {
  const sku = get(REMOVED) ?? '';
  const parentSku = get(PARENT) || undefined;
  const quantity = Number(get(QUANTITY));
  const isValid =
    isSku(sku) &&
    (parentSku === undefined || isSku(parentSku)) &&
    Number.isInteger(quantity) &&
    quantity > 0 &&
    quantity <= MAX_REMOVED_QUANTITY;
  return isValid ? { sku, parentSku, quantity } : undefined;
}

/**
 * Reads the removed line of a page with a list. Returns `undefined` if the list contains the line, because the visitor added it again and
 * then went back to the page.
 */
export function readMissingLine(
  query: URLSearchParams,
  lines: readonly Pick<RemovedLine, 'sku' | 'parentSku'>[],
): RemovedLine | undefined {
  const removed = readRemovedLine((name) => query.get(name));
  const isListed = lines.some(
    ({ sku, parentSku }) => sku === removed?.sku && parentSku === removed.parentSku,
  );
  return isListed ? undefined : removed;
}

/** Returns a URL of the cart with the place of the estimate, so that a change of the cart keeps the estimate. */
export function withEstimate(href: string, query: URLSearchParams): string {
  const place = [ESTIMATE_COUNTRY, ESTIMATE_REGION, ESTIMATE_POSTCODE].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (place.length === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(place)}`;
}

/** Reads the place of an estimate from the query. */
export function readEstimateFields(query: URLSearchParams): EstimateFields | undefined {
  const country = query.get(ESTIMATE_COUNTRY) ?? '';
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100);
  return { country, region: text(ESTIMATE_REGION), postcode: text(ESTIMATE_POSTCODE) };
}
