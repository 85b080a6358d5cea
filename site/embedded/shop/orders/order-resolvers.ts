import { findOffer } from '../carts/carts.ts';
import { paymentTitle } from '../carts/checkout-texts.ts';
import { describeTax } from '../carts/describe-amounts.ts';
import { describeCarrier } from '../carts/shipping-methods.ts';
import { requireCustomer, type ShopContext } from '../context/context.ts';
import { formatLocalTime } from '../graphql/timestamp.ts';
import { encodeUid } from '../graphql/uid.ts';
import { loadProducts } from '../products/load-products.ts';
import { timeZones } from '../stores/website-days.ts';
import { cancelOrder } from './cancel-order.ts';
import { type CustomerOrdersArguments, listCustomerOrders } from './customer-orders.ts';
import { guestOrder, guestOrderByToken } from './guest-orders.ts';
import type { StoredOrder, StoredOrderLine } from './order-types.ts';
import { placeOrder } from './place-order.ts';
import { reorder } from './reorder.ts';

/** A line with its order, as the fields of the line need it. */
type OrderLineSource = { readonly order: StoredOrder; readonly line: StoredOrderLine };

const statusLabels: Readonly<Record<StoredOrder['status'], string>> = {
  pending: 'Pending',
  canceled: 'Canceled',
};
const lineStatuses: Readonly<Record<StoredOrder['status'], string>> = {
  pending: 'Ordered',
  canceled: 'Canceled',
};

/** The mutations of orders, the orders of guests and customers, and the fields of orders. */
export const orderResolvers = {
  Query: {
    customerOrders: (_: unknown, __: unknown, context: ShopContext) =>
      listCustomerOrders(requireCustomer(context), {}, context),
    guestOrder: (
      _: unknown,
      { input }: { input: { number: string; email: string; lastname: string } },
      context: ShopContext,
    ) => guestOrder(context, input),
    guestOrderByToken: (_: unknown, { input }: { input: { token: string } }, context: ShopContext) =>
      guestOrderByToken(context, input.token),
  },

  Mutation: {
    placeOrder: (_: unknown, { input }: { input?: { cart_id: string } | null }, context: ShopContext) => {
      const order = placeOrder(context, input?.cart_id ?? '');
      return { order: { order_number: order.number }, orderV2: order };
    },
    reorderItems: (_: unknown, { orderNumber }: { orderNumber: string }, context: ShopContext) =>
      reorder(context, orderNumber),
    cancelOrder: (
      _: unknown,
      { input }: { input: { order_id: string; reason: string } },
      context: ShopContext,
    ) => cancelOrder(context, input.order_id, input.reason),
  },

  Customer: {
    orders: ({ id }: { id: number }, page: CustomerOrdersArguments, context: ShopContext) =>
      listCustomerOrders(id, page, context),
  },

  CustomerOrder: {
    id: ({ id }: StoredOrder) => encodeUid(id),
    order_date: ({ createdAt }: StoredOrder, _: unknown, { view }: ShopContext) =>
      formatLocalTime(createdAt, timeZones[view.website]),
    created_at: ({ createdAt }: StoredOrder) => createdAt,
    order_status_change_date: ({ changedAt }: StoredOrder) => changedAt,
    status: ({ status }: StoredOrder) => statusLabels[status],
    is_virtual: () => false,
    carrier: ({ shippingMethod }: StoredOrder, _: unknown, { view }: ShopContext) =>
      describeCarrier(shippingMethod, view),
    shipping_method: ({ shippingMethod, shippingTitle }: StoredOrder, _: unknown, { view }: ShopContext) =>
      shippingTitle || describeCarrier(shippingMethod, view),
    items: (order: StoredOrder): OrderLineSource[] => order.lines.map((line) => ({ order, line })),
    total: describeTotals,
    payment_methods: ({ paymentMethod }: StoredOrder, _: unknown, { view }: ShopContext) => [
      {
        name: paymentTitle(paymentMethod, view),
        type: paymentMethod,
        // Magento stores the number of a purchase on account, but does not return it.
        additional_data: [],
      },
    ],
    shipping_address: ({ shippingAddress }: StoredOrder) => describeAddress(shippingAddress),
    billing_address: ({ billingAddress }: StoredOrder) => describeAddress(billingAddress),
    applied_coupons: ({ coupon }: StoredOrder) => (coupon === null ? [] : [{ code: coupon }]),
    comments: ({ cancelReason, changedAt }: StoredOrder) =>
      cancelReason === null ? [] : [{ message: cancelReason, timestamp: changedAt }],
    invoices: () => [],
    shipments: () => [],
    available_actions: ({ status, customerId }: StoredOrder) => {
      if (customerId === null) return [];
      return status === 'pending' ? ['REORDER', 'CANCEL'] : ['REORDER'];
    },
    customer_info: ({
      billingAddress: { firstname, lastname, middlename, prefix, suffix },
    }: StoredOrder) => ({
      firstname,
      lastname,
      middlename,
      prefix,
      suffix,
    }),
  },

  OrderItemInterface: {
    __resolveType: ({ line }: OrderLineSource) =>
      line.parentSku === null ? 'OrderItem' : 'ConfigurableOrderItem',
    id: ({ line }: OrderLineSource) => encodeUid(line.id),
    product_name: ({ line }: OrderLineSource) => line.name,
    product_sku: ({ line }: OrderLineSource) => line.sku,
    product_url_key: ({ line }: OrderLineSource) => line.urlKey,
    product_type: ({ line }: OrderLineSource) => (line.parentSku === null ? 'simple' : 'configurable'),
    status: ({ order }: OrderLineSource) => lineStatuses[order.status],
    product_sale_price: ({ order, line }: OrderLineSource) => moneyOf(order)(line.prices.unit.excluding),
    quantity_ordered: ({ line }: OrderLineSource) => line.quantity,
    quantity_shipped: () => 0,
    quantity_invoiced: () => 0,
    quantity_canceled: ({ order, line }: OrderLineSource) =>
      order.status === 'canceled' ? line.quantity : 0,
    quantity_refunded: () => 0,
    quantity_returned: () => 0,
    selected_options: ({ line }: OrderLineSource) => line.options,
    entered_options: () => [],
    discounts: describeLineDiscounts,
    prices: (source: OrderLineSource) => {
      const { unit, row, discount, original } = source.line.prices;
      const money = moneyOf(source.order);
      return {
        price: money(unit.excluding),
        price_including_tax: money(unit.including),
        row_total: money(row.excluding),
        row_total_including_tax: money(row.including),
        total_item_discount: money(discount),
        original_price: money(original),
        discounts: describeLineDiscounts(source),
      };
    },
    product: ({ line }: OrderLineSource, _: unknown, context: ShopContext) => findProduct(line, context),
  },
  ConfigurableOrderItem: { parent_sku: ({ line }: OrderLineSource) => line.parentSku },
};

function moneyOf({ totals: { currency } }: StoredOrder) {
  return (cents: number) => ({ value: cents / 100, currency });
}

function describeTotals(order: StoredOrder, _: unknown, { view }: ShopContext) {
  const { subtotal, discount, shipping, tax, taxRate, grandTotal } = order.totals;
  const money = moneyOf(order);
  const taxes = (cents: number) =>
    cents > 0 ? [{ amount: money(cents), title: describeTax({ rate: taxRate }, view), rate: taxRate }] : [];
  return {
    subtotal_excl_tax: money(subtotal.excluding),
    subtotal_incl_tax: money(subtotal.including),
    total_shipping: money(shipping.excluding),
    total_tax: money(tax),
    grand_total: money(grandTotal),
    base_grand_total: money(grandTotal),
    discounts: describeDiscount(order, discount),
    taxes: taxes(tax),
    shipping_handling: {
      total_amount: money(shipping.excluding),
      amount_excluding_tax: money(shipping.excluding),
      amount_including_tax: money(shipping.including),
      taxes: taxes(shipping.including - shipping.excluding),
      discounts: [],
    },
  };
}

function describeLineDiscounts({ order, line }: OrderLineSource) {
  return describeDiscount(order, line.prices.discount);
}

function describeDiscount(order: StoredOrder, cents: number) {
  return order.coupon === null || cents === 0
    ? []
    : [{ amount: moneyOf(order)(cents), label: order.coupon, applied_to: 'ITEM' }];
}

function describeAddress({ region, country, vatId, ...address }: StoredOrder['shippingAddress']) {
  return {
    ...address,
    region: region?.label ?? null,
    region_id: region?.id ?? null,
    country_code: country,
    vat_id: vatId,
  };
}

/** Returns the current product of an order line: for a variant its configurable product, and `null` if the product was removed. */
function findProduct({ productId, parentSku }: StoredOrderLine, context: ShopContext) {
  const [variant] = loadProducts([productId], context);
  if (parentSku === null || variant?.type !== 'simple' || variant.parentId === null) return variant ?? null;
  const [parent] = loadProducts([variant.parentId], context);
  return findOffer(parent, productId)?.parent ?? null;
}
