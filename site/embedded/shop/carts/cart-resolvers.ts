import type { ShopContext } from '../context/context.ts';
import { type PageArguments, pageOf } from '../graphql/filters.ts';
import { encodeUid } from '../graphql/uid.ts';
import { describeSelectedOptions } from '../products/configurable-resolvers.ts';
import { describeMoney } from '../products/money.ts';
import { calculateCart } from './calculate-cart.ts';
import type { StoredCart, StoredCartLine } from './cart-types.ts';
import { loadCart } from './carts.ts';
import { findCoupon } from './coupons.ts';
import { describeDiscounts, describeTax } from './describe-amounts.ts';
import { findCart } from './find-cart.ts';
import { type LineSort, sortLines } from './line-sort.ts';
import { paymentMethodsOf } from './payment-methods.ts';

/** A line with its cart, as the fields of the line need it. */
type CartLineSource = { readonly cart: StoredCart; readonly line: StoredCartLine };

const sourcesOf = (cart: StoredCart): CartLineSource[] => cart.lines.map((line) => ({ cart, line }));

/** `cart`, and the fields of carts and their lines. */
export const cartResolvers = {
  Query: {
    cart: (_: unknown, { cart_id: id }: { cart_id: string }, context: ShopContext) =>
      loadCart(context, findCart(context, id)),
  },

  Cart: {
    id: ({ maskedId }: StoredCart) => maskedId,
    is_virtual: () => false,
    total_quantity: ({ lines }: StoredCart) => lines.reduce((total, { quantity }) => total + quantity, 0),
    items: sourcesOf,
    itemsV2: (
      cart: StoredCart,
      { sort, ...page }: PageArguments & { sort?: LineSort | null },
      { day }: ShopContext,
    ) => {
      const lines = sort ? sortLines(sourcesOf(cart), sort, day) : sourcesOf(cart);
      const { start, end, page_info } = pageOf(page, lines.length);
      return { items: lines.slice(start, end), page_info, total_count: lines.length };
    },
    applied_coupons: ({ coupon }: StoredCart, _: unknown, { day }: ShopContext) => {
      const known = findCoupon(coupon, day);
      return known ? [{ code: known.code }] : null;
    },
    prices: describePrices,
    shipping_addresses: (cart: StoredCart) =>
      cart.shippingAddress ? [{ cart, address: cart.shippingAddress }] : [],
    billing_address: (cart: StoredCart) => cart.billingAddress && { cart, address: cart.billingAddress },
    available_payment_methods: (cart: StoredCart, _: unknown, context: ShopContext) =>
      paymentMethodsOf(cart, context),
    selected_payment_method: (cart: StoredCart, _: unknown, context: ShopContext) => {
      const chosen = paymentMethodsOf(cart, context).find(({ code }) => code === cart.paymentMethod);
      return chosen ? { ...chosen, purchase_order_number: cart.purchaseOrderNumber } : null;
    },
  },

  CartItemInterface: {
    __resolveType: ({ line }: CartLineSource) => (line.parent ? 'ConfigurableCartItem' : 'SimpleCartItem'),
    uid: ({ line }: CartLineSource) => encodeUid(line.id),
    id: ({ line }: CartLineSource) => String(line.id),
    quantity: ({ line }: CartLineSource) => line.quantity,
    is_available: ({ line }: CartLineSource) => line.quantity <= line.product.quantity,
    product: ({ line }: CartLineSource) => line.parent ?? line.product,
    prices: describeLinePrices,
    errors: ({ line: { quantity, product } }: CartLineSource) => {
      if (quantity <= product.quantity) return null;
      const message =
        product.quantity === 0 ? 'This product is out of stock.' : 'The requested qty is not available';
      return [{ code: 'ITEM_QTY', message }];
    },
  },
  SimpleCartItem: { customizable_options: () => [] },
  ConfigurableCartItem: {
    customizable_options: () => [],
    configured_variant: ({ line }: CartLineSource) => line.product,
    configurable_options: ({ line: { product, parent } }: CartLineSource, _: unknown, context: ShopContext) =>
      describeSelectedOptions(parent?.id ?? product.id, product, context),
  },
};

function describePrices(cart: StoredCart, _: unknown, context: ShopContext) {
  const { totals, tax } = calculateCart(cart, context);
  const { subtotal, discount, grandTotal } = totals;
  const money = (cents: number) => describeMoney(cents, context.view);
  return {
    subtotal_excluding_tax: money(subtotal.excluding),
    subtotal_including_tax: money(subtotal.including),
    subtotal_with_discount_excluding_tax: money(subtotal.excluding - discount),
    grand_total: money(grandTotal),
    grand_total_excluding_tax: money(grandTotal - totals.tax),
    applied_taxes:
      totals.tax > 0 ? [{ amount: money(totals.tax), label: describeTax(tax, context.view) }] : [],
    discounts: describeDiscounts(cart.coupon, discount, context.view),
  };
}

function describeLinePrices({ cart, line }: CartLineSource, _: unknown, context: ShopContext) {
  const totals = calculateCart(cart, context).totals.lines[cart.lines.indexOf(line)];
  if (!totals) return null;
  const { unit, row, discount } = totals;
  const { regular } = line.product.price;
  const money = (cents: number) => describeMoney(cents, context.view);
  return {
    price: money(unit.excluding),
    price_including_tax: money(unit.including),
    row_total: money(row.excluding),
    row_total_including_tax: money(row.including),
    total_item_discount: money(discount),
    discounts: describeDiscounts(cart.coupon, discount, context.view),
    original_item_price: money(regular),
    original_row_total: money(regular * line.quantity),
  };
}
