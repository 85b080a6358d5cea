import { redirect } from 'react-router-dom';
import type { Order } from '#site/services/shop';
import type { AccountNotice } from './account-model.ts';
import { type AccountContext, defineAccountScreen, DONE_PARAMETER } from './account-screen.ts';
import { CANCELLED, cancelOrder, loadCancelForm } from './cancel-order.ts';
import { loadOrderBlock } from './load-order-block.ts';
import { NUMBER_PARAMETER } from './order-rows.ts';
import { isReordered, reorder, reorderForm, reorderNotice } from './reorder.ts';

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
    if (isReordered(query)) session.renewCartPageId();
    const [details, cancelForm] = await Promise.all([
      loadOrderBlock(order, context),
      order.canCancel ? loadCancelForm(order, context) : undefined,
    ]);
    return {
      title: t('account:order.title', { number: order.number }),
      notices: noticesOf(order, context),
      blocks: [
        details,
        ...(order.canReorder ? [reorderForm(order, t)] : []),
        ...(cancelForm ? [cancelForm] : []),
        { kind: 'links', links: [{ href: path('accountOrders'), label: t('account:order.back') }] },
      ],
    };
  },
  redisplayedFields: ['reason'],
  actions: { reorder, cancel: cancelOrder },
});

function noticesOf(order: Order, context: AccountContext): AccountNotice[] {
  const { query, t } = context;
  if (query.get(DONE_PARAMETER) === CANCELLED)
    return [{ form: 'cancel', tone: 'success', title: t('account:order.cancel.done') }];
  const reordered = reorderNotice(order, context);
  return reordered ? [reordered] : [];
}
