import { accountScreens } from './account/account-screens.ts';
import { cartScreen } from './cart/cart-page.ts';
import { checkoutScreens } from './checkout/checkout-screens.ts';
import type { ApplicationScreen } from './define-screen.ts';
import { searchScreen } from './search/search-page.ts';
import { wishlistScreen } from './wishlist/wishlist-page.ts';

/** The application screens of the site. */
export const applicationScreens: readonly ApplicationScreen[] = [
  ...accountScreens,
  cartScreen,
  ...checkoutScreens,
  searchScreen,
  wishlistScreen,
];
