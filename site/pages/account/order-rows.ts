import type { OrderSummary } from '#site/services/shop';
import { toOrderStatus } from '../order/order-status.ts';
import { findOrderPickup } from '../order/pickup-location.ts';
import { formatDay } from '../order/to-order-details.ts';
import type { AccountBlock } from './account-model.ts';
import type { AccountContext } from './account-screen.ts';

type OrderRows = Extract<AccountBlock, { readonly kind: 'orders' }>['orders'];

/** The query parameter with the number of an order. */
export const NUMBER_PARAMETER = 'number';

/** Returns the rows of a list of orders. */
export async function toOrderRows(
  orders: readonly OrderSummary[],
  context: AccountContext,
): Promise<OrderRows> {
  const { locale, path } = context;
  const list = new Intl.ListFormat(locale.intl, { type: 'unit', style: 'long' });
  const pickups = await Promise.all(orders.map((order) => findOrderPickup(order, context)));
  return orders.map(({ number, placedAt, status, grandTotal, lines }, position) => ({
    number,
    href: path('accountOrder', { [NUMBER_PARAMETER]: number }),
    placedOn: formatDay(placedAt, locale),
    status: toOrderStatus(status, pickups[position] !== undefined),
    total: grandTotal,
    content: list.format(lines.map(({ name }) => name)),
  }));
}
