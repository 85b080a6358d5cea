import { redirect } from 'react-router-dom';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { itemsOf, linesAdded } from '#site/analytics/cart-events';
import type { FormResultParameter } from '#site/protocol/page-address';
import type { Order, VisitorFault } from '#site/services/shop';
import { loadCountries } from '../address-fields/load-countries.ts';
import { toTrackedLines } from '../checkout/tracked-checkout.ts';
import { invalid } from '../invalid-form.ts';
import { findOrderPickup } from '../order/pickup-location.ts';
import { toOrderDetails } from '../order/to-order-details.ts';
import { storeViewsOf } from '../shop/store-views.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import { visitorShopIn } from '../shop/visitor-shop.ts';
import type { AccountBlock, AccountNotice } from './account-model.ts';
import { accepted, type AccountContext, defineAccountScreen, DONE_PARAMETER } from './account-screen.ts';
import { cancelOrder, isCancelled } from './cancel-order.ts';
import { NUMBER_PARAMETER } from './order-rows.ts';

/** The query parameter with the positions of the lines that could not be added to the cart, from 0. */
const MISSING_PARAMETER = 'missing' satisfies FormResultParameter;

/** The order of a customer. The customer can order the same products again, and cancel the order. */
export const orderScreen = defineAccountScreen({
  name: 'account-order',
  route: 'accountOrder',
  access: 'customer',
  queryParameters: [NUMBER_PARAMETER],
  async load(context) {
    const { t, shop, path, query, session } = context;
    const found = await shop.orders.get(query.get(NUMBER_PARAMETER) ?? '');
    if (!found.ok) {
      if (found.reason === 'not-found') throw redirect(path('accountOrders'), 303);
      return found.reason;
    }
    const order = found.value;
    if (query.get(DONE_PARAMETER)?.startsWith('reordered')) session.renewCartPageId();
    const hidden = { [NUMBER_PARAMETER]: order.number };
    const [details, reasons] = await Promise.all([
      orderBlock(order, context),
      order.canCancel ? shop.orders.cancellationReasons() : undefined,
    ]);
    return {
      title: t('account:order.title', { number: order.number }),
      notices: noticesOf(order, context),
      blocks: [
        details,
        ...(order.canReorder
          ? [
              {
                kind: 'form' as const,
                intent: 'reorder',
                hidden,
                fields: [],
                submit: t('account:order.reorder'),
                showsNotice: true,
              },
            ]
          : []),
        ...(reasons?.ok && reasons.value.length > 0
          ? [
              {
                kind: 'form' as const,
                intent: 'cancel',
                title: t('account:order.cancel.title'),
                hidden,
                fields: [
                  {
                    name: 'reason',
                    label: t('account:order.cancel.reason'),
                    type: 'select' as const,
                    options: reasons.value,
                    isRequired: true,
                  },
                ],
                submit: t('account:order.cancel.submit'),
                tone: 'quiet' as const,
                showsNotice: true,
              },
            ]
          : []),
        { kind: 'links', links: [{ href: path('accountOrders'), label: t('account:order.back') }] },
      ],
    };
  },
  redisplayedFields: ['reason'],
  actions: {
    async reorder(text, context) {
      const number = text(NUMBER_PARAMETER);
      let fault: VisitorFault | undefined;
      const post = { key: undefined, values: ['reorder', number] };
      const result = await context.services.cartChanges.deduplicate(context.session, post, async () => {
        const reordered = await reorder(number, context);
        if (typeof reordered === 'object') return reordered;
        fault = reordered;
        return { outcome: 'unreachable' };
      });
      return fault ?? result;
    },
    async cancel(text, context) {
      const { t, shop, path } = context;
      const number = text(NUMBER_PARAMETER);
      const [found, reasons] = await Promise.all([
        shop.orders.get(number),
        shop.orders.cancellationReasons(),
      ]);
      if (!found.ok)
        return found.reason === 'not-found' ? invalid({ '': t('account:order.gone') }) : found.reason;
      const done = accepted(
        path('accountOrder', { [NUMBER_PARAMETER]: number, [DONE_PARAMETER]: 'cancelled' }),
      );
      // An earlier post cancelled the order, but its response was lost.
      if (isCancelled(found.value)) return done;
      if (!reasons.ok) return reasons.reason;
      const reason = text('reason');
      const position = reasons.value.indexOf(reason);
      if (position === -1) return invalid({ reason: t('account:errors.choice') });
      const cancelled = await cancelOrder(context, found.value.id, { reason, position });
      if (cancelled.ok) return done;
      if (cancelled.reason === 'signed-out' || cancelled.reason === 'unavailable') return cancelled.reason;
      return invalid({ '': t('account:order.cancel.refused') });
    },
  },
});

/** Adds the products of an order to the cart. The next page lists the products that could not be added. */
async function reorder(number: string, context: AccountContext): Promise<SubmissionResult | VisitorFault> {
  const { t, shop, path, session } = context;
  const [found, before, isTaxIncluded] = await Promise.all([
    shop.orders.get(number),
    shop.carts.customerCart(),
    loadTaxDisplay(context),
  ]);
  if (!found.ok)
    return found.reason === 'not-found' ? invalid({ '': t('account:order.gone') }) : found.reason;
  const added = await reorderInItsStoreView(number, context);
  if (!added.ok)
    return added.reason === 'not-found' ? invalid({ '': t('account:order.gone') }) : added.reason;
  const { cart, problems } = added.value;
  session.change({ cartId: cart.id });
  const skusInCart = cart.lines.map(({ sku }) => sku);
  const missing = found.value.lines.flatMap(({ sku }, position) =>
    skusInCart.includes(sku) ? [] : [position],
  );
  return {
    outcome: 'accepted',
    redirect: path('accountOrder', {
      [NUMBER_PARAMETER]: number,
      [DONE_PARAMETER]: problems.length === 0 ? 'reordered' : 'reordered-partly',
      ...(missing.length === 0 ? {} : { [MISSING_PARAMETER]: missing.join(',') }),
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
async function reorderInItsStoreView(number: string, context: AccountContext) {
  for (const store of storeViewsOf(context.locale)) {
    const added = await visitorShopIn(store, context).orders.reorder(number);
    if (!added.ok && added.reason === 'not-found') continue;
    if (!added.ok || store === context.locale.magentoStore) return added;
    // The cart in the response has the texts of the other store view.
    const cart = await context.shop.carts.customerCart();
    return cart.ok ? { ...added, value: { ...added.value, cart: cart.value } } : added;
  }
  return { ok: false, reason: 'not-found' } as const;
}

/** Returns the view of an order. */
export async function orderBlock(order: Order, context: AccountContext): Promise<AccountBlock> {
  const { locale, services } = context;
  const [isTaxIncluded, countries = [], pickupLocation] = await Promise.all([
    loadTaxDisplay(context),
    loadCountries(context),
    findOrderPickup(order, context),
  ]);
  return {
    kind: 'order',
    order: toOrderDetails(order, {
      locale,
      isTaxIncluded,
      countries,
      pickupLocation,
      mediaUrl: services.shop.mediaUrl,
    }),
  };
}

function noticesOf({ lines }: Order, { query, t, locale }: AccountContext): AccountNotice[] {
  switch (query.get(DONE_PARAMETER)) {
    case 'cancelled':
      return [{ form: 'cancel', tone: 'success', title: t('account:order.cancel.done') }];
    case 'reordered':
      return [{ form: 'reorder', tone: 'success', title: t('account:order.reordered') }];
    case 'reordered-partly': {
      // The query contains only positions, and the names come from the order. So a made-up link cannot add text to the page.
      const positions = (query.get(MISSING_PARAMETER) ?? '').split(',');
      const names = lines.filter((_line, index) => positions.includes(`${index}`)).map(({ name }) => name);
      const products = new Intl.ListFormat(locale.intl).format(names);
      return [
        {
          form: 'reorder',
          tone: 'danger',
          title: t('account:order.reorderedPartly'),
          text: names.length > 0 ? t('account:order.missing', { products }) : t('account:order.lessStock'),
        },
      ];
    }
    default:
      return [];
  }
}
