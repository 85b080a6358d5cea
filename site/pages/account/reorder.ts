import type { SubmissionResult } from '#renderer/forms/submission-result';
import { itemsOf, linesAdded } from '#site/analytics/cart-events';
import type { Messages } from '#site/i18n/messages';
import type { FormResultParameter } from '#site/protocol/page-address';
import type { Order, VisitorFailure } from '#site/services/shop';
import { toTrackedLines } from '../checkout/tracked-checkout.ts';
import { invalid } from '../invalid-form.ts';
import { storeViewsOf } from '../shop/store-views.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import { visitorShopIn, visitorShopOf } from '../shop/visitor-shop.ts';
import type { AccountBlock, AccountNotice } from './account-model.ts';
import { type AccountContext, DONE_PARAMETER, type ReadText } from './account-screen.ts';
import { encodeMissingLines, describeMissingLines } from './missing-lines.ts';
import { NUMBER_PARAMETER } from './order-rows.ts';

/** The values of `DONE_PARAMETER` after the products of an order were added to the cart: all of them, or not all. */
const REORDERED = 'reordered';
const REORDERED_PARTLY = 'reordered-partly';
/** The query parameter with the result of `encodeMissingLines`. */
const MISSING_PARAMETER = 'missing' satisfies FormResultParameter;

/** Returns the form that adds the products of an order to the cart. */
export function reorderForm({ number }: Order, t: Messages): AccountBlock {
  return {
    kind: 'form',
    intent: 'reorder',
    hidden: { [NUMBER_PARAMETER]: number },
    fields: [],
    submit: t('account:order.reorder'),
    showsNotice: true,
  };
}

/** Handles the form that adds the products of an order to the cart. If the post arrives twice, adds them once. */
export async function reorder(
  text: ReadText,
  context: AccountContext,
): Promise<SubmissionResult | VisitorFailure> {
  const number = text(NUMBER_PARAMETER);
  let failure: VisitorFailure | undefined;
  const post = { key: undefined, values: ['reorder', number] };
  const result = await context.services.cartChanges.deduplicate(context.session, post, async (signal) => {
    const shop = visitorShopOf({ ...context, signal });
    const reordered = await addOrderToCart(number, { ...context, signal, shop });
    if (typeof reordered === 'object') return reordered;
    failure = reordered;
    return { outcome: 'unreachable' };
  });
  return failure ?? result;
}

/** Adds the products of an order to the cart. The next page lists the products that could not be added. */
async function addOrderToCart(
  number: string,
  context: AccountContext,
): Promise<SubmissionResult | VisitorFailure> {
  const { t, shop, path, session } = context;
  const [found, before, isTaxIncluded] = await Promise.all([
    shop.orders.get(number),
    shop.carts.customerCart(),
    loadTaxDisplay(context),
  ]);
  if (!found.ok)
    return found.reason === 'not-found' ? invalid({ '': t('account:order.gone') }) : found.reason;
  const added = await reorderInItsStoreView(found.value, context);
  if (!added.ok)
    return added.reason === 'not-found' ? invalid({ '': t('account:order.gone') }) : added.reason;
  const { cart, problems } = added.value;
  session.change({ cartId: cart.id });
  const missing = encodeMissingLines(found.value, added.value);
  return {
    outcome: 'accepted',
    redirect: path('accountOrder', {
      [NUMBER_PARAMETER]: number,
      [DONE_PARAMETER]: problems.length === 0 ? REORDERED : REORDERED_PARTLY,
      ...(missing === '' ? {} : { [MISSING_PARAMETER]: missing }),
    }),
    added: before.ok
      ? itemsOf(
          linesAdded(
            toTrackedLines(before.value.lines, isTaxIncluded),
            toTrackedLines(cart.lines, isTaxIncluded),
          ),
        )
      : undefined,
  };
}

/**
 * Adds the lines of an order to the cart. The shop finds the order only in the store view in which it was placed, and does not return that
 * view.
 */
async function reorderInItsStoreView(order: Order, context: AccountContext) {
  for (const store of storeViewsOf(context.locale)) {
    const added = await visitorShopIn(store, context).orders.reorder(order);
    if (!added.ok && added.reason === 'not-found') continue;
    if (!added.ok || store === context.locale.magentoStore) return added;
    // The cart in the response has the texts of the other store view.
    const cart = await context.shop.carts.customerCart();
    return cart.ok ? { ...added, value: { ...added.value, cart: cart.value } } : added;
  }
  return { ok: false, reason: 'not-found' } as const;
}

/** Returns whether the page is the one after adding an order to the cart. */
export function isReordered(query: URLSearchParams): boolean {
  const done = query.get(DONE_PARAMETER);
  return done === REORDERED || done === REORDERED_PARTLY;
}

/** Returns the notice after adding an order to the cart, with the products that could not be added and the reasons. */
export function reorderNotice(order: Order, context: AccountContext): AccountNotice | undefined {
  const { query, t } = context;
  if (!isReordered(query)) return undefined;
  if (query.get(DONE_PARAMETER) === REORDERED)
    return { form: 'reorder', tone: 'success', title: t('account:order.reordered') };
  const texts = describeMissingLines(order, query.get(MISSING_PARAMETER) ?? '', context);
  return {
    form: 'reorder',
    tone: 'danger',
    title: t('account:order.reorderedPartly'),
    text: texts.length > 0 ? texts.join(' ') : t('account:order.lessStock'),
  };
}
