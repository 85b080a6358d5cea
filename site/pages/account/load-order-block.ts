import type { Order } from '#site/services/shop';
import { loadCountries } from '../address-fields/load-countries.ts';
import { findOrderPickup } from '../order/pickup-location.ts';
import { toOrderDetails } from '../order/to-order-details.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import type { AccountBlock } from './account-model.ts';
import type { AccountContext } from './account-screen.ts';

/** Returns the block with the details of an order. */
export async function loadOrderBlock(order: Order, context: AccountContext): Promise<AccountBlock> {
  const { locale, services } = context;
  const [isTaxIncluded, countries = [], pickupLocation] = await Promise.all([
    loadTaxDisplay(context),
    loadCountries(context),
    findOrderPickup(order, context),
  ]);
  return {
    kind: 'order',
    order: toOrderDetails(order, {
      locale,
      isTaxIncluded,
      countries,
      pickupLocation,
      mediaUrl: services.shop.mediaUrl,
    }),
  };
}
