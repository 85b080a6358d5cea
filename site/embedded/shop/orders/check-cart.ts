import { calculateCart } from '../carts/calculate-cart.ts';
import type { StoredCart } from '../carts/cart-types.ts';
import type { CheckoutAddress } from '../carts/checkout-address.ts';
import { paymentMethodsOf } from '../carts/payment-methods.ts';
import { PICKUP_METHOD, type ShippingMethod } from '../carts/shipping-methods.ts';
import type { ShopContext } from '../context/context.ts';
import { plainError } from '../graphql/errors.ts';
import { findPickupLocation } from '../pickup/pickup-locations.ts';
import type { StoredOrder } from './order-types.ts';

/** The parts of a cart that an order requires. */
export type OrderableCart = Pick<
  StoredOrder,
  'shippingAddress' | 'billingAddress' | 'shippingMethod' | 'shippingTitle' | 'paymentMethod'
> & {
  readonly email: string;
};

/**
 * Runs the checks of a cart in the same sequence as Magento, so the first error is the same (contract A6).
 *
 * @throws {GraphQLError} in the shape of Magento Open Source: with `error_code`
 */
export function checkCart(cart: StoredCart, context: ShopContext): OrderableCart {
  const { email, shippingAddress, billingAddress, paymentMethod } = cart;
  if (!email)
    throw plainError('Guest email for cart is missing.', {
      extensions: { category: 'graphql-input', error_code: 'GUEST_EMAIL_MISSING' },
    });
  if (cart.lines.length === 0)
    throw orderRefused('A server error stopped your order. Please try to place your order again');
  if (!shippingAddress)
    throw orderRefused("Some addresses can't be used due to the configurations for specific countries");
  const { shippingMethod } = calculateCart(cart, context);
  if (!shippingMethod)
    throw orderRefused('The shipping method is missing. Select the shipping method and try again');
  if (!billingAddress) throw orderRefused('Please check the billing address information');
  const payment = paymentMethodsOf(cart, context).find(({ code }) => code === paymentMethod);
  if (!payment) throw orderRefused('Enter a valid payment method and try again');
  const methodTitle = orderedMethodTitle(shippingMethod, shippingAddress, context);
  return {
    email,
    shippingAddress,
    billingAddress,
    shippingMethod: shippingMethod.id,
    shippingTitle: `${shippingMethod.carrierTitle} - ${methodTitle}`,
    paymentMethod: payment.code,
  };
}

/** Returns the title of the method in an order. For a pickup it is the name of the location, as in Magento. */
function orderedMethodTitle(
  { id, methodTitle }: ShippingMethod,
  { pickupLocationCode }: CheckoutAddress,
  { view }: ShopContext,
): string {
  if (id !== PICKUP_METHOD) return methodTitle;
  const location = findPickupLocation(view.website, pickupLocationCode ?? '');
  if (!location) throw orderRefused('Quote does not have Pickup Location assigned');
  return location.name;
}

/** Returns the error of a cart that cannot be ordered. */
export function orderRefused(reason: string) {
  return plainError(`Unable to place order: ${reason}.`, {
    extensions: { category: 'graphql-input', error_code: 'UNABLE_TO_PLACE_ORDER' },
  });
}
