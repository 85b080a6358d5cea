/** The statuses of orders for which the site has a text (Magento's default statuses). */
const statuses = {
  pending: 'pending',
  'pending payment': 'pendingPayment',
  processing: 'processing',
  'on hold': 'onHold',
  complete: 'complete',
  closed: 'closed',
  canceled: 'cancelled',
  cancelled: 'cancelled',
} as const;

export type KnownOrderStatus = (typeof statuses)[keyof typeof statuses] | 'completePickup';

/** A status with a text of the site, or the label of a status that only the shop knows. */
export type OrderStatus =
  | { readonly known: KnownOrderStatus }
  | { readonly known?: undefined; readonly label: string };

const knownStatuses: ReadonlyMap<string, KnownOrderStatus> = new Map(Object.entries(statuses));

/**
 * Returns the status of an order. A complete order that the visitor picks up has the status `completePickup`, because the text of `complete` says
 * that the order has been sent.
 *
 * @param label the shop's label of the status: `Pending` (contract A3)
 */
export function toOrderStatus(label: string, isPickup: boolean): OrderStatus {
  const known = knownStatuses.get(label.trim().toLowerCase());
  if (known === 'complete' && isPickup) return { known: 'completePickup' };
  return known ? { known } : { label };
}
