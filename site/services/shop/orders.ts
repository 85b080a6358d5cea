import type { Cart } from './model-cart.ts';
import type { CancellationProblem, Order, OrderPage, ReorderProblem } from './model-order.ts';
import {
  cancellationReasonsOperation,
  cancelOrderOperation,
  customerOrderByNumberOperation,
  customerOrdersOperation,
  guestOrderByTokenOperation,
  guestOrderOperation,
  reorderOperation,
} from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import {
  cancellation,
  cancellationReasons,
  customerOrder,
  guestOrder,
  guestOrderByToken,
  orderPage,
  reorder,
} from './wire-order-responses.ts';
import { AUTHORIZATION, INPUT, NO_SUCH_ENTITY } from './wire-refusal-categories.ts';

/** The values that find the order of a guest. The shop compares each of them exactly. */
type GuestOrderKey = { readonly number: string; readonly email: string; readonly lastName: string };

/** The customer's cart after the lines of an order were added, and why some were not. */
type Reordered = {
  readonly cart: Cart;
  readonly problems: readonly ReorderProblem[];
};

/** Placed orders of a visitor. */
export type VisitorOrders = {
  /** Returns a page of the customer's orders, the newest first. Pages start at 1. */
  readonly list: (page: {
    readonly page: number;
    readonly pageSize: number;
  }) => Promise<VisitorOutcome<OrderPage, 'no-such-page'>>;
  /** Returns an order of the customer. */
  readonly get: (number: string) => Promise<VisitorOutcome<Order, 'not-found'>>;
  /** Finds the order of a guest in the store view in which it was placed. `sign-in` for the order of a customer. */
  readonly findGuestOrder: (key: GuestOrderKey) => Promise<VisitorOutcome<Order, 'not-found' | 'sign-in'>>;
  readonly findGuestOrderByToken: (token: string) => Promise<VisitorOutcome<Order, 'not-found' | 'sign-in'>>;
  /** Adds the lines of an order to the customer's cart. The shop finds the order only in the store view in which it was placed. */
  readonly reorder: (
    order: Pick<Order, 'number' | 'lines'>,
  ) => Promise<VisitorOutcome<Reordered, 'not-found'>>;
  /** Returns the reasons for which orders of the store view can be cancelled, in its language. */
  readonly cancellationReasons: () => Promise<VisitorOutcome<readonly string[]>>;
  /**
   * Cancels an order of the customer.
   *
   * @param id the id of the order, not its number
   * @param reason one of the reasons of the store view in which the order was placed. Otherwise the outcome is `invalid-reason`
   */
  readonly cancel: (id: string, reason: string) => Promise<VisitorOutcome<undefined, CancellationProblem>>;
};

/** Creates the client of a visitor's orders. */
export function createVisitorOrders(send: SendForVisitor): VisitorOrders {
  return {
    list: async ({ page, pageSize }) =>
      toVisitorOutcome(
        await send(customerOrdersOperation, { pageSize, currentPage: page }, orderPage),
        ({ category }) => (category === INPUT && page > 1 ? 'no-such-page' : undefined),
      ),
    async get(number) {
      const found = toVisitorOutcome(await send(customerOrderByNumberOperation, { number }, customerOrder));
      if (!found.ok) return found;
      return found.value ? { ok: true, value: found.value } : { ok: false, reason: 'not-found' };
    },
    findGuestOrder: async ({ number, email, lastName }) =>
      toVisitorOutcome(
        await send(guestOrderOperation, { number, email, lastName }, guestOrder),
        guestOrderReason,
      ),
    findGuestOrderByToken: async (token) =>
      toVisitorOutcome(
        await send(guestOrderByTokenOperation, { token }, guestOrderByToken),
        guestOrderReason,
      ),
    async reorder({ number, lines }) {
      const sent = toVisitorOutcome(
        await send(reorderOperation, { number }, reorder),
        ({ category, message }) => (category === INPUT && message.includes(number) ? 'not-found' : undefined),
      );
      if (!sent.ok) return sent;
      const { cart, problems } = sent.value;
      // Only the message of a problem identifies its line. It can be translated, but quotes the SKU (contract A5).
      const skuIn = (message: string) => lines.find(({ sku }) => message.includes(`"${sku}"`))?.sku;
      return {
        ok: true,
        value: { cart, problems: problems.map(({ reason, message }) => ({ reason, sku: skuIn(message) })) },
      };
    },
    async cancel(id, reason) {
      const sent = await send(cancelOrderOperation, { id, reason }, cancellation);
      const cancelled = toVisitorOutcome(sent, ({ category }) =>
        category === INPUT ? 'invalid-reason' : undefined,
      );
      if (!cancelled.ok) return cancelled;
      const problem = cancelled.value;
      return problem === undefined ? { ok: true, value: undefined } : { ok: false, reason: problem };
    },
    cancellationReasons: async () =>
      toVisitorOutcome(await send(cancellationReasonsOperation, {}, cancellationReasons)),
  };
}

/** Returns `not-found` if any value of the key is wrong, `sign-in` for the order of a customer, else `undefined` (contract A5). */
function guestOrderReason({ category }: { readonly category?: string | undefined }) {
  if (category === NO_SUCH_ENTITY) return 'not-found';
  return category === AUTHORIZATION ? 'sign-in' : undefined;
}
