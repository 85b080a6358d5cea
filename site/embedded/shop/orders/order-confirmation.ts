import { describeRegions } from '#embedded/regions';
import type { CheckoutAddress } from '../carts/checkout-address.ts';
import { paymentTitle } from '../carts/checkout-texts.ts';
import type { TaxedAmount } from '../carts/totals.ts';
import type { ShopContext } from '../context/context.ts';
import { orderMail } from '../mails/order-mail.ts';
import { sendMail } from '../mails/send-mail.ts';
import { describeCountry } from '../stores/countries.ts';
import type { StoreView } from '../stores/store-view.ts';
import { readWebsite } from '../stores/websites.ts';
import type { StoredOrder } from './order-types.ts';

/** Countries in whose addresses the region and the postcode follow the city. */
const CITY_FIRST: readonly string[] = ['CA', 'GB', 'US'];

/** Sends the confirmation of an order that was just placed. Amounts are with tax if the prices of the website include tax. */
export function sendOrderMail({ shop, view }: ShopContext, order: StoredOrder): void {
  const { hasPricesWithTax } = readWebsite(shop.database, view.website);
  const shown = ({ excluding, including }: TaxedAmount) => (hasPricesWithTax ? including : excluding);
  const { subtotal, shipping, discount, tax, grandTotal } = order.totals;
  const { firstname, lastname } = order.billingAddress;
  sendMail(
    shop,
    orderMail(shop, view, {
      number: order.number,
      placedAt: shop.now(),
      customer: { email: order.email, firstname, lastname },
      isGuest: order.customerId === null,
      lines: order.lines.map(({ name, sku, quantity, options, prices }) => ({
        name: [name, ...options.map(({ value }) => value)].join(', '),
        sku,
        quantity,
        total: shown(prices.row),
      })),
      subtotal: shown(subtotal),
      shipping: shown(shipping),
      discount,
      tax,
      total: grandTotal,
      shippingMethod: order.shippingTitle,
      paymentMethod: paymentTitle(order.paymentMethod, view),
      shippingAddress: addressLines(order.shippingAddress, view),
      isPickup: order.shippingAddress.pickupLocationCode !== null,
      billingAddress: addressLines(order.billingAddress, view),
    }),
  );
}

function addressLines(address: CheckoutAddress, view: StoreView): string[] {
  const { firstname, lastname, company, street, city, postcode, region, country } = address;
  const regionName =
    describeRegions(country, view.locale.baseLanguage)?.find(({ id }) => id === region?.id)?.name ??
    region?.label;
  const place = CITY_FIRST.includes(country)
    ? [regionName ? `${city},` : city, regionName, postcode]
    : [postcode, city];
  return [
    company,
    `${firstname} ${lastname}`,
    ...street,
    place.filter((part) => part).join(' '),
    describeCountry(country, view).full_name_locale,
  ].filter((line) => line !== null && line !== undefined);
}
