import { redirect } from 'react-router-dom';
import { defineAccountScreen } from './account-screen.ts';
import { toOrderRows } from './order-rows.ts';

const PAGE = 'page';
const PAGE_SIZE = 10;

/** The orders of a customer, the newest first. */
export const ordersScreen = defineAccountScreen({
  name: 'account-orders',
  route: 'accountOrders',
  access: 'customer',
  queryParameters: [PAGE],
  async load(context) {
    const { t, shop, path, query } = context;
    const page = readPage(query.get(PAGE));
    const found = await shop.orders.list({ page, pageSize: PAGE_SIZE });
    if (!found.ok) {
      if (found.reason === 'no-such-page') throw redirect(path('accountOrders'), 303);
      return found.reason;
    }
    const { orders, total, pageCount } = found.value;
    return {
      title: t('account:orders.title'),
      intro: total === 0 ? t('account:orders.empty') : undefined,
      blocks: [
        {
          kind: 'orders',
          orders: await toOrderRows(orders, context),
          page: { current: page, last: pageCount, path: path('accountOrders') },
        },
        { kind: 'links', links: [{ href: path('accountGuestOrder'), label: t('account:guestOrder.link') }] },
      ],
    };
  },
});

function readPage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}
