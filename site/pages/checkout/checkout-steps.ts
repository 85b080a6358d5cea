import type { LocaleCode } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import type { Cart } from '#site/services/shop';

/** The steps of a checkout in their order. */
const checkoutSteps = ['contact', 'addresses', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The routes of the steps. */
const stepRoutes = {
  contact: 'checkoutContact',
  addresses: 'checkoutAddresses',
  shipping: 'checkoutShipping',
  payment: 'checkoutPayment',
  review: 'checkoutReview',
} as const;

/** Returns the path of a step: `/nl/bestellen/adres`. */
export function stepPath(step: CheckoutStep, code: LocaleCode): string {
  return routePath(stepRoutes[step], code);
}

type StepData = Pick<
  Cart,
  | 'email'
  | 'isVirtual'
  | 'shippingAddress'
  | 'billingAddress'
  | 'shippingMethod'
  | 'pickupLocation'
  | 'paymentMethod'
>;

/** Returns the steps that a cart needs. A virtual cart has no delivery. */
export function stepsOf({ isVirtual }: Pick<Cart, 'isVirtual'>): readonly CheckoutStep[] {
  return checkoutSteps.filter((step) => step !== 'shipping' || !isVirtual);
}

/** Returns the first step whose data the cart does not have, or `review` if the cart can be ordered. */
export function firstUnfinishedStep(cart: StepData, isSignedIn: boolean): CheckoutStep {
  const isFinished: Readonly<Record<CheckoutStep, boolean>> = {
    contact: isSignedIn || cart.email !== undefined,
    addresses: cart.billingAddress !== undefined && (cart.isVirtual || cart.shippingAddress !== undefined),
    shipping: isShippingComplete(cart),
    payment: cart.paymentMethod !== undefined,
    review: false,
  };
  return stepsOf(cart).find((step) => !isFinished[step]) ?? 'review';
}

/**
 * Returns whether a cart has a shipping method and its address: that of the location for a pickup, otherwise the visitor's. Two calls set them,
 * and the second can fail.
 */
function isShippingComplete({ shippingMethod, pickupLocation }: StepData): boolean {
  return shippingMethod !== undefined && shippingMethod.isPickup === (pickupLocation !== undefined);
}

/** Returns whether a step comes before another one. */
export function isBefore(step: CheckoutStep, other: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other);
}
