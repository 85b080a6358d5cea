import type { ApplicationScreen } from '../define-screen.ts';
import { addressesScreen } from './addresses-page.ts';
import { checkoutScreen } from './checkout-page.ts';
import { confirmationScreen } from './confirmation-page.ts';
import { contactScreen } from './contact-page.ts';
import { paymentScreen } from './payment-page.ts';
import { reviewScreen } from './review-page.ts';
import { shippingScreen } from './shipping-page.ts';

/** The screens of the checkout: its start page, its steps and the confirmation. */
export const checkoutScreens: readonly ApplicationScreen[] = [
  checkoutScreen,
  contactScreen,
  addressesScreen,
  shippingScreen,
  paymentScreen,
  reviewScreen,
  confirmationScreen,
];
