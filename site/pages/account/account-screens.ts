import type { ApplicationScreen } from '../define-screen.ts';
import { addressScreen } from './address-page.ts';
import { addressesScreen } from './addresses-page.ts';
import { confirmScreen } from './confirm-page.ts';
import { deleteScreen } from './delete-page.ts';
import { detailsScreen } from './details-page.ts';
import { forgottenPasswordScreen } from './forgotten-password-page.ts';
import { guestOrderScreen } from './guest-order-page.ts';
import { newPasswordScreen } from './new-password-page.ts';
import { orderScreen } from './order-page.ts';
import { ordersScreen } from './orders-page.ts';
import { overviewScreen } from './overview-page.ts';
import { registerScreen } from './register-page.ts';
import { signInScreen } from './sign-in-page.ts';

/** The screens of the account. */
export const accountScreens: readonly ApplicationScreen[] = [
  signInScreen,
  registerScreen,
  confirmScreen,
  forgottenPasswordScreen,
  newPasswordScreen,
  overviewScreen,
  ordersScreen,
  orderScreen,
  guestOrderScreen,
  addressesScreen,
  addressScreen,
  detailsScreen,
  deleteScreen,
];
