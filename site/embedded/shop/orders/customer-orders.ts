import type { ShopContext } from '../context/context.ts';
import type { ShopDatabase } from '../database/database.ts';
import { inputError } from '../graphql/errors.ts';
import { type EqualFilter, valuesOf } from '../graphql/filters.ts';
import type { RangeFilter } from '../products/list-conditions.ts';
import type { StoredOrder } from './order-types.ts';
import { readOrders } from './orders.ts';

/** The arguments of `Customer.orders`. */
export type CustomerOrdersArguments = {
  readonly filter?: {
    readonly number?: (EqualFilter & { readonly match?: string | null }) | null;
    readonly order_date?: RangeFilter | null;
    readonly status?: EqualFilter | null;
    readonly grand_total?: RangeFilter | null;
  } | null;
  readonly currentPage?: number | null;
  readonly pageSize?: number | null;
  readonly sort?: {
    readonly sort_field: 'NUMBER' | 'CREATED_AT';
    readonly sort_direction: 'ASC' | 'DESC';
  } | null;
  readonly scope?: 'GLOBAL' | 'WEBSITE' | 'STORE' | null;
};

const DEFAULT_PAGE_SIZE = 20;
/** The customer id of orders whose customer was deleted. No customer has this id. */
const DELETED_CUSTOMER = 0;

/**
 * Lists the orders of a customer, the newest first unless `sort` says otherwise. The default scope is the website of the request. A page
 * after the last one contains the orders of the last page, and its field `current_page` throws an error (contract A5).
 */
export function listCustomerOrders(
  customerId: number,
  { filter, currentPage, pageSize, sort, scope }: CustomerOrdersArguments,
  { shop, view }: ShopContext,
) {
  const page = currentPage ?? 1;
  const size = pageSize ?? DEFAULT_PAGE_SIZE;
  if (page < 1) throw inputError('currentPage value must be greater than 0.');
  if (size < 1) throw inputError('pageSize value must be greater than 0.');
  const all = readOrders(shop.database, 'customer_id = ? ORDER BY id DESC', customerId);
  const inScope = all.filter(({ store, website }) => {
    if (scope === 'GLOBAL') return true;
    return scope === 'STORE' ? store === view.code : website === view.website;
  });
  const found = inScope.filter((order) => matches(order, filter ?? {}));
  if (sort) {
    const direction = sort.sort_direction === 'ASC' ? 1 : -1;
    const keyOf = (order: StoredOrder) => (sort.sort_field === 'NUMBER' ? order.number : order.createdAt);
    found.sort((a, b) => direction * (keyOf(a).localeCompare(keyOf(b)) || a.id - b.id));
  }
  const pages = Math.ceil(found.length / size);
  const shown = Math.min(page, Math.max(1, pages));
  return {
    items: found.slice((shown - 1) * size, shown * size),
    total_count: found.length,
    date_of_first_order: inScope.at(-1)?.createdAt ?? null,
    page_info: {
      page_size: size,
      total_pages: pages,
      current_page: () => {
        if (page === shown) return page;
        throw inputError(
          `currentPage value ${shown} specified is greater than the number of pages available.`,
        );
      },
    },
  };
}

function matches(
  order: StoredOrder,
  { number, order_date: date, status, grand_total: total }: NonNullable<CustomerOrdersArguments['filter']>,
): boolean {
  const { match } = number ?? {};
  const numbers = valuesOf(number);
  const statuses = valuesOf(status)?.map((value) => value.toLowerCase());
  return (
    (!numbers || numbers.includes(order.number)) &&
    (!match || order.number.includes(match)) &&
    (!statuses || statuses.includes(order.status)) &&
    isWithin(order.createdAt, date, (bound) => bound, endOfDay) &&
    isWithin(order.totals.grandTotal, total, toCents, toCents)
  );
}

function isWithin<Value extends string | number>(
  value: Value,
  range: RangeFilter | null | undefined,
  lower: (text: string) => Value,
  upper: (text: string) => Value,
): boolean {
  return (!range?.from || value >= lower(range.from)) && (!range?.to || value <= upper(range.to));
}

/** Converts an upper bound without a time to the end of its day, so that the day is included. */
function endOfDay(bound: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(bound) ? `${bound} 23:59:59` : bound;
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Returns the customer's order with a number, or `undefined` if the customer has no such order. */
export function findCustomerOrder(
  { shop }: ShopContext,
  customerId: number,
  number: string,
): StoredOrder | undefined {
  return readOrders(shop.database, 'customer_id = ? AND number = ?', customerId, number)[0];
}

/** Separates the orders of a deleted customer from the account. They belong to neither a customer nor a guest, so no request can find them. */
export function detachOrdersOf(database: ShopDatabase, customerId: number): void {
  database.run('UPDATE placed_order SET customer_id = ? WHERE customer_id = ?', DELETED_CUSTOMER, customerId);
}
