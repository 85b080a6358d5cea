import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { Order, VisitorFailure, VisitorOrders } from '#site/services/shop';
import { invalid } from '../invalid-form.ts';
import { storeViewsOf } from '../shop/store-views.ts';
import { visitorShopIn } from '../shop/visitor-shop.ts';
import type { AccountBlock } from './account-model.ts';
import { accepted, type AccountContext, DONE_PARAMETER, type ReadText } from './account-screen.ts';
import { NUMBER_PARAMETER } from './order-rows.ts';

/** The value of `DONE_PARAMETER` after an order was cancelled. */
export const CANCELLED = 'cancelled';

/** Returns the form that cancels an order, or `undefined` if the shop returns no reasons. */
export async function loadCancelForm(
  { number }: Order,
  { t, shop }: AccountContext,
): Promise<AccountBlock | undefined> {
  const reasons = await shop.orders.cancellationReasons();
  if (!reasons.ok || reasons.value.length === 0) return undefined;
  return {
    kind: 'form',
    intent: 'cancel',
    title: t('account:order.cancel.title'),
    hidden: { [NUMBER_PARAMETER]: number },
    fields: [
      {
        name: 'reason',
        label: t('account:order.cancel.reason'),
        type: 'select',
        options: reasons.value,
        isRequired: true,
      },
    ],
    submit: t('account:order.cancel.submit'),
    tone: 'quiet',
    showsNotice: true,
  };
}

/** Handles the form that cancels an order. */
export async function cancelOrder(
  text: ReadText,
  context: AccountContext,
): Promise<SubmissionResult | VisitorFailure> {
  const { t, shop, path } = context;
  const number = text(NUMBER_PARAMETER);
  const [found, reasons] = await Promise.all([shop.orders.get(number), shop.orders.cancellationReasons()]);
  if (!found.ok)
    return found.reason === 'not-found' ? invalid({ '': t('account:order.gone') }) : found.reason;
  const done = accepted(path('accountOrder', { [NUMBER_PARAMETER]: number, [DONE_PARAMETER]: CANCELLED }));
  // An earlier post cancelled the order, but its response was lost.
  if (isCancelled(found.value)) return done;
  if (!reasons.ok) return reasons.reason;
  const reason = text('reason');
  const position = reasons.value.indexOf(reason);
  if (position === -1) return invalid({ reason: t('account:errors.choice') });
  const cancelled = await cancelInItsStoreView(found.value.id, { reason, position }, context);
  if (cancelled.ok) return done;
  if (cancelled.reason === 'signed-out' || cancelled.reason === 'unavailable') return cancelled.reason;
  // A simultaneous post of the same form may have cancelled it, for example after a double click without a script.
  const current = await shop.orders.get(number);
  if (current.ok && isCancelled(current.value)) return done;
  return invalid({ '': t('account:order.cancel.refused') });
}

/** Returns whether all pieces of an order are cancelled. The name of its status depends on the shop. */
function isCancelled({ lines }: Order): boolean {
  return lines.length > 0 && lines.every(({ quantity, cancelledQuantity }) => cancelledQuantity >= quantity);
}

/**
 * Cancels an order for a reason that the page offers. The shop accepts only the reasons of the store view in which the order was placed, and
 * does not return that view. So if it refuses the reason, this tries the reason at the same position in the other store views of the website.
 *
 * @param position the position of the reason among those of the page's store view
 */
async function cancelInItsStoreView(
  id: string,
  { reason, position }: { readonly reason: string; readonly position: number },
  context: AccountContext,
): ReturnType<VisitorOrders['cancel']> {
  const { orders } = context.shop;
  let cancelled = await orders.cancel(id, reason);
  for (const store of storeViewsOf(context.locale).slice(1)) {
    if (cancelled.ok || cancelled.reason !== 'invalid-reason') break;
    const reasons = await visitorShopIn(store, context).orders.cancellationReasons();
    const translated = reasons.ok ? reasons.value[position] : undefined;
    if (translated !== undefined) cancelled = await orders.cancel(id, translated);
  }
  return cancelled;
}
