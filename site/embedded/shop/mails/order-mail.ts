import { formatDate } from '#design-system/locale-date';
import type { StoreView } from '../stores/store-view.ts';
import { type MailRecipient, personalMail } from './account-mails.ts';
import { mailTextsOf } from './mail-texts.ts';
import type { Mail } from './mail.ts';
import { type SiteAddress, siteLink } from './site-links.ts';

/** The content of an order confirmation. Amounts are in cents of the store view's currency. */
type OrderMailContent = {
  readonly number: string;
  readonly placedAt: Date;
  readonly customer: MailRecipient;
  readonly isGuest: boolean;
  readonly lines: readonly {
    readonly name: string;
    readonly sku: string;
    readonly quantity: number;
    readonly total: number;
  }[];
  readonly subtotal: number;
  readonly shipping: number;
  /** Positive; 0 without a discount. */
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
  /** Titles in the language of the store view. */
  readonly shippingMethod: string;
  readonly paymentMethod: string;
  /** The lines of an address, as on an envelope. */
  readonly shippingAddress: readonly string[];
  /** Whether the shipping address is that of a pickup location. */
  readonly isPickup: boolean;
  readonly billingAddress: readonly string[];
};

/** Creates the mail that confirms a placed order, in the language and currency of its store view. */
export function orderMail(shop: SiteAddress, view: StoreView, order: OrderMailContent): Mail {
  const { order: texts } = mailTextsOf(view);
  const { intl, currency, timeZone } = view.locale;
  const amount = new Intl.NumberFormat(intl, { style: 'currency', currency });
  const quantity = new Intl.NumberFormat(intl);
  const day = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone });
  const money = (cents: number) => amount.format(cents / 100);
  return personalMail(view, order.customer, texts.subject(order.number), [
    { kind: 'text', text: texts.thanks(order.number) },
    { kind: 'rows', rows: [[texts.date, formatDate(day, order.placedAt)]] },
    { kind: 'heading', text: texts.products },
    {
      kind: 'rows',
      rows: order.lines.map((line) => [
        `${quantity.format(line.quantity)} × ${line.name} (${line.sku})`,
        money(line.total),
      ]),
    },
    { kind: 'heading', text: texts.totals },
    {
      kind: 'rows',
      rows: [
        [texts.subtotal, money(order.subtotal)],
        ...(order.discount > 0 ? [[texts.discount, money(-order.discount)] satisfies [string, string]] : []),
        [texts.shipping, money(order.shipping)],
        [texts.tax, money(order.tax)],
        [texts.total, money(order.total)],
      ],
    },
    { kind: 'heading', text: order.isPickup ? texts.pickupAddress : texts.shippingAddress },
    { kind: 'rows', rows: order.shippingAddress.map((line) => ['', line]) },
    { kind: 'heading', text: texts.billingAddress },
    { kind: 'rows', rows: order.billingAddress.map((line) => ['', line]) },
    {
      kind: 'rows',
      rows: [
        [texts.shippingMethod, order.shippingMethod],
        [texts.paymentMethod, order.paymentMethod],
      ],
    },
    ...(order.isGuest
      ? []
      : [{ kind: 'link', label: texts.link, url: siteLink(shop, view, 'account') } as const]),
  ]);
}
