import type { Cart, Order, ReorderProblem } from '#site/services/shop';
import type { AccountContext } from './account-screen.ts';

const TEXTS = {
  'not-sold': 'account:order.missing.notSold',
  unavailable: 'account:order.missing.unavailable',
  quantity: 'account:order.missing.quantity',
  other: 'account:order.missing.other',
} as const satisfies Record<ReorderProblem['reason'], string>;

/**
 * Returns the positions of the lines of an order that could not be added to the cart, from 0, and why: `0-quantity,3-not-sold`. A line that
 * the shop does not name is missing if the cart does not contain its product.
 */
export function encodeMissingLines(
  { lines }: Order,
  { cart, problems }: { readonly cart: Cart; readonly problems: readonly ReorderProblem[] },
): string {
  const skusInCart = cart.lines.map(({ sku }) => sku);
  const unnamed = new Set(problems.filter(({ sku }) => sku === undefined).map(({ reason }) => reason));
  const [sharedReason = 'other'] = unnamed.size === 1 ? unnamed : [];
  const missing = lines.flatMap(({ sku }, position) => {
    const named = problems.find((problem) => problem.sku === sku);
    if (named === undefined && skusInCart.includes(sku)) return [];
    return [`${position}-${named?.reason ?? sharedReason}`];
  });
  return missing.join(',');
}

/**
 * Returns one sentence for each reason, with the products of the order.
 *
 * @param missing the result of `encodeMissingLines`, from a URL. It has no names, so a made-up link cannot add text to the page
 */
export function describeMissingLines(
  { lines }: Order,
  missing: string,
  { t, locale }: Pick<AccountContext, 't' | 'locale'>,
): readonly string[] {
  const list = new Intl.ListFormat(locale.intl);
  const entries = missing.split(',');
  return Object.entries(TEXTS).flatMap(([reason, text]) => {
    const products = lines.filter((_line, position) => entries.includes(`${position}-${reason}`));
    return products.length === 0 ? [] : [t(text, { products: list.format(products.map(nameOf)) })];
  });
}

/** Variants of a product differ only in their options. */
function nameOf({ name, options }: Order['lines'][number]): string {
  const values = options.map(({ value }) => value).join(', ');
  return values === '' ? name : `${name} (${values})`;
}
