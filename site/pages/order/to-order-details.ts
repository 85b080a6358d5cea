import type { Locale } from '#site/i18n/locale';
import type { Order, OrderAddress, AmountWithTax } from '#site/services/shop';
import { shopPath } from '../shop/shop-path.ts';
import { toPicture } from '../shop/to-picture.ts';
import type { OrderAddressProps, OrderDetailsProps } from './order-details.tsx';
import { toOrderStatus } from './order-status.ts';

type OrderContext = {
  readonly locale: Locale;
  /** Whether amounts are shown with tax: `storeSettings().pricesIncludeTax`. */
  readonly pricesIncludeTax: boolean;
  /** URL of the shop's media folder. */
  readonly mediaUrl: string;
};

/** Returns the props of an order's view. They are serialisable. */
export function toOrderDetails(order: Order, context: OrderContext): OrderDetailsProps {
  const { locale, pricesIncludeTax, mediaUrl } = context;
  const shown = ({ withTax, withoutTax }: AmountWithTax) => (pricesIncludeTax ? withTax : withoutTax);
  const { totals } = order;
  return {
    number: order.number,
    placedOn: formatDay(order.placedAt, locale),
    status: toOrderStatus(order.status),
    email: order.email,
    lines: order.lines.map((line) => ({
      id: line.id,
      name: line.name,
      sku: line.sku,
      href: line.path === undefined ? undefined : shopPath(locale, line.path),
      picture: line.picture && { ...toPicture(line.picture, mediaUrl), alt: '' },
      options: line.options,
      quantity: line.quantity,
      total: shown(line.total),
    })),
    totals: {
      subtotal: shown(totals.subtotal),
      shipping: totals.shipping && shown(totals.shipping),
      discounts: totals.discounts,
      tax: totals.tax,
      isTaxIncluded: pricesIncludeTax,
      grandTotal: totals.grandTotal,
    },
    deliveryName: order.deliveryName,
    payments: order.payments,
    shippingAddress: order.shippingAddress && toAddressProps(order.shippingAddress, locale),
    billingAddress: order.billingAddress && toAddressProps(order.billingAddress, locale),
  };
}

/** Returns the date of an order in words: `23 november 2026`. */
export function formatDay(day: Date, { intl }: Pick<Locale, 'intl'>): string {
  return new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Returns the props of an address. The country has its name in the language of the page. */
export function toAddressProps(address: OrderAddress, { intl }: Pick<Locale, 'intl'>): OrderAddressProps {
  const { firstName, lastName, country, ...rest } = address;
  return {
    ...rest,
    contact: `${firstName} ${lastName}`.trim(),
    country: country === undefined ? undefined : countryName(country, intl),
  };
}

function countryName(code: string, intl: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(intl, { type: 'region' }).of(code) ?? code) : code;
}
