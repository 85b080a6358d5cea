import { data } from 'react-router-dom';

const SHOP_UNAVAILABLE = 'shop-unavailable';

/** Returns the 503 response of a page whose data the shop does not return, if no earlier version is stored (decision 44). */
export function shopUnavailableError() {
  return data(SHOP_UNAVAILABLE, { status: 503 });
}

/** Returns whether the data of an error response are those of `shopUnavailableError`. */
export function isShopUnavailable(errorData: unknown): boolean {
  return errorData === SHOP_UNAVAILABLE;
}
