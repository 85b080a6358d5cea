import type { ShopContext } from '../context/context.ts';
import { readLine } from '../customers/customer-input.ts';
import { isEmailAddress } from '../customers/email-addresses.ts';
import { inputError, noSuchEntityError } from '../graphql/errors.ts';
import { calculateCart } from './calculate-cart.ts';
import { touchCart } from './cart-lines.ts';
import { loadCart } from './carts.ts';
import { findCoupon } from './coupons.ts';
import { paymentMethodsOf } from './payment-methods.ts';

const SHIPPING_ADDRESS_MISSING = 'The shipping address is missing. Set the address and try again.';

/** @throws {GraphQLError} if the code is empty or not valid, or the cart has no lines or another coupon (contract A5) */
export function applyCoupon(context: ShopContext, cartId: number, code: string): void {
  if (code.trim() === '') throw inputError('Required parameter "coupon_code" is missing');
  const cart = loadCart(context, cartId);
  if (cart.lines.length === 0) throw noSuchEntityError('Cart does not contain products.');
  if (findCoupon(cart.coupon, context.day))
    throw inputError('A coupon is already applied to the cart. Please remove it to apply another');
  const coupon = findCoupon(code, context.day);
  if (!coupon) throw noSuchEntityError("The coupon code isn't valid. Verify the code and try again.");
  update(context, cartId, 'coupon', coupon.code);
}

/** Removes the coupon of a cart. Does nothing without a coupon. */
export function removeCoupon(context: ShopContext, cartId: number): void {
  update(context, cartId, 'coupon', null);
}

/** @throws {GraphQLError} if the address is empty or not valid, or a customer is signed in (contract A5) */
export function setGuestEmail(context: ShopContext, cartId: number, email: string): void {
  const address = email.trim();
  if (context.customerId !== undefined)
    throw inputError('The request is not allowed for logged in customers');
  if (!isEmailAddress(address)) throw inputError('Invalid email format');
  update(context, cartId, 'email', address);
}

type MethodChoice = { readonly carrier_code: string; readonly method_code: string };

/** @throws {GraphQLError} of the category `graphql-input` if the cart does not have the method (contract A5) */
export function setShippingMethod(
  context: ShopContext,
  cartId: number,
  choices: readonly (MethodChoice | null)[],
): void {
  const [choice, ...others] = choices;
  if (!choice) throw inputError('Required parameter "shipping_methods" is missing');
  if (others.length > 0) throw inputError('You cannot specify multiple shipping methods.');
  const { carrier_code: carrier, method_code: method } = choice;
  if (carrier === '') throw inputError('Required parameter "carrier_code" is missing.');
  if (method === '') throw inputError('Required parameter "method_code" is missing.');
  const cart = loadCart(context, cartId);
  if (cart.lines.length === 0)
    throw inputError(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
  if (!cart.shippingAddress) throw inputError(SHIPPING_ADDRESS_MISSING);
  const known = calculateCart(cart, context).shippingMethods.find(({ id }) => id === `${carrier}/${method}`);
  if (!known) throw inputError(`Carrier with such method not found: ${carrier}, ${method}`);
  update(context, cartId, 'shipping_method', known.id);
}

type PaymentChoice = { readonly code: string; readonly purchase_order_number?: string | null };

/** @throws {GraphQLError} of the category `graphql-input` if the cart does not have the method (contract A5) */
export function setPaymentMethod(context: ShopContext, cartId: number, choice: PaymentChoice): void {
  if (choice.code.trim() === '')
    throw inputError('Required parameter "code" for "payment_method" is missing.');
  const cart = loadCart(context, cartId);
  if (!cart.shippingAddress) throw inputError(SHIPPING_ADDRESS_MISSING);
  if (!paymentMethodsOf(cart, context).some(({ code }) => code === choice.code))
    throw inputError('The requested Payment Method is not available.');
  const number = readLine(choice.purchase_order_number, 'Purchase Order Number');
  update(context, cartId, 'payment_method', choice.code);
  update(context, cartId, 'purchase_order_number', number ?? null);
}

type ChoiceColumn = 'coupon' | 'email' | 'shipping_method' | 'payment_method' | 'purchase_order_number';

function update(context: ShopContext, cartId: number, column: ChoiceColumn, value: string | null): void {
  context.shop.database.run(`UPDATE cart SET ${column} = ? WHERE id = ?`, value, cartId);
  touchCart(context, cartId);
}
