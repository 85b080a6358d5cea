import { formatDate } from '#design-system/locale-date';
import type { Locale } from '#site/i18n/locale';
import type { Country, Order, PickupLocation } from '#site/services/shop';
import { toShippingTitle } from '../checkout/shipping-method.ts';
import { lineHref } from '../product/variant-selection.ts';
import { shopPath } from '../shop/shop-path.ts';
import { toShownAmount } from '../shop/tax-display.ts';
import { toPicture } from '../shop/to-picture.ts';
import type { OrderDetailsProps } from './order-details.tsx';
import { toOrderStatus } from './order-status.ts';
import { toPickupAddress } from './pickup-location.ts';
import { toAddressProps } from './to-address-props.ts';

type OrderContext = {
  readonly locale: Locale;
  /** Whether the website shows amounts with tax. */
  readonly isTaxIncluded: boolean;
  /** The countries of the shop in the language of the page. Empty if the shop does not respond. */
  readonly countries: readonly Country[];
  /** The location at which the order is picked up. `undefined` for a delivery. */
  readonly pickupLocation: PickupLocation | undefined;
  /** URL of the shop's media folder. */
  readonly mediaUrl: string;
};

/** Returns the props of an order's view. They are serialisable. */
export function toOrderDetails(order: Order, context: OrderContext): OrderDetailsProps {
  const { locale, isTaxIncluded, mediaUrl, pickupLocation } = context;
  const { totals } = order;
  const shippingAddress = order.shippingAddress && toAddressProps(order.shippingAddress, context);
  return {
    placedOn: formatDay(order.placedAt, locale),
    status: toOrderStatus(order.status, pickupLocation !== undefined),
    lines: order.lines.map((line) => ({
      id: line.id,
      name: line.name,
      sku: line.sku,
      href: line.path === undefined ? undefined : lineHref(shopPath(locale, line.path), line),
      picture: line.picture && { ...toPicture(line.picture, mediaUrl), alt: '' },
      options: line.options,
      quantity: line.quantity,
      total: toShownAmount(line.total, isTaxIncluded),
    })),
    totals: {
      subtotal: toShownAmount(totals.subtotal, isTaxIncluded),
      shipping: totals.shipping && toShownAmount(totals.shipping, isTaxIncluded),
      discounts: totals.discounts,
      tax: totals.tax,
      taxes: totals.taxes,
      isTaxIncluded,
      grandTotal: totals.grandTotal,
    },
    deliveryName: order.deliveryName && toShippingTitle(order.deliveryName),
    payments: order.payments,
    shippingAddress:
      pickupLocation && shippingAddress ? toPickupAddress(shippingAddress, pickupLocation) : shippingAddress,
    isPickup: pickupLocation !== undefined,
    billingAddress: order.billingAddress && toAddressProps(order.billingAddress, context),
  };
}

/** Returns the date of an order in words, in the time zone of the locale: `23 november 2026`. */
export function formatDay(moment: Date, { intl, timeZone }: Pick<Locale, 'intl' | 'timeZone'>): string {
  return formatDate(new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone }), moment);
}
