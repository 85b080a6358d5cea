import { useTranslation } from 'react-i18next';
import { Picture } from '#design-system/picture';
import { Price } from '#design-system/price';
import { pictureSources, type Picture as ShopPicture } from '#renderer/media/picture';
import * as styles from './order-details.css.ts';
import type { OrderStatus } from './order-status.ts';
import { placeLine } from './place-line.ts';

/** An amount in units of its currency, not in cents. */
type OrderAmount = { readonly value: number; readonly currency: string };

type OrderLineProps = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  /** URL of the product. Undefined for a product that is not sold any more. */
  readonly href: string | undefined;
  readonly picture: ShopPicture | undefined;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly total: OrderAmount;
};

export type OrderAddressProps = {
  /** First and last name. */
  readonly contact: string;
  readonly company: string | undefined;
  readonly street: readonly string[];
  readonly city: string;
  readonly region: string | undefined;
  readonly postcode: string | undefined;
  /** Name of the country. */
  readonly country: string | undefined;
  readonly phone: string | undefined;
  readonly vatId: string | undefined;
};

export type OrderDetailsProps = {
  readonly number: string;
  /** The day of the order, in words. */
  readonly placedOn: string;
  readonly status: OrderStatus;
  readonly email: string | undefined;
  readonly lines: readonly OrderLineProps[];
  readonly totals: {
    readonly subtotal: OrderAmount;
    readonly shipping: OrderAmount | undefined;
    /** Positive amounts that are subtracted. */
    readonly discounts: readonly { readonly label: string; readonly amount: OrderAmount }[];
    readonly tax: OrderAmount;
    /** Whether the other amounts include the tax. */
    readonly isTaxIncluded: boolean;
    readonly grandTotal: OrderAmount;
  };
  readonly deliveryName: string | undefined;
  readonly payments: readonly {
    readonly code: string;
    readonly name: string;
    readonly reference: string | undefined;
  }[];
  readonly shippingAddress: OrderAddressProps | undefined;
  readonly billingAddress: OrderAddressProps | undefined;
};

const PICTURE_WIDTH = 320;

/** The lines, totals, addresses, delivery and payment of an order. The heading, number and status belong to the page. */
export function OrderDetails({
  lines,
  totals,
  deliveryName,
  payments,
  shippingAddress,
  billingAddress,
}: OrderDetailsProps) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.order}>
      <section aria-labelledby="order-lines">
        <h2 id="order-lines" className={styles.title}>
          {t('lines')}
        </h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.id} {...line} />
          ))}
        </ul>
        <Totals {...totals} />
      </section>
      <div className={styles.facts}>
        {shippingAddress && (
          <section>
            <h2 className={styles.title}>{t('deliverTo')}</h2>
            <AddressLines {...shippingAddress} />
          </section>
        )}
        {billingAddress && (
          <section>
            <h2 className={styles.title}>{t('billTo')}</h2>
            <AddressLines {...billingAddress} />
          </section>
        )}
        {deliveryName !== undefined && (
          <section>
            <h2 className={styles.title}>{t('delivery')}</h2>
            <p>{deliveryName}</p>
          </section>
        )}
        {payments.length > 0 && (
          <section>
            <h2 className={styles.title}>{t('payment')}</h2>
            {payments.map(({ code, name, reference }) => (
              <p key={code}>
                {name}
                {reference !== undefined && (
                  <span className={styles.note}>{t('reference', { reference })}</span>
                )}
              </p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

function Line({ name, sku, href, picture, options, quantity, total }: OrderLineProps) {
  const { t } = useTranslation('order');
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {picture && <Picture {...pictureSources(picture, PICTURE_WIDTH)} alt="" sizes="72px" fill />}
      </div>
      <div className={styles.product}>
        {href === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <a href={href} className={`${styles.name} ${styles.link}`}>
            {name}
          </a>
        )}
        {options.length > 0 && (
          <span className={styles.note}>
            {options.map(({ label, value }) => t('option', { label, value })).join(', ')}
          </span>
        )}
        <span className={styles.note}>{t('sku', { sku })}</span>
        <span className={styles.note}>{t('quantity', { count: quantity })}</span>
      </div>
      <OrderPrice {...total} />
    </li>
  );
}

function Totals({
  subtotal,
  shipping,
  discounts,
  tax,
  isTaxIncluded,
  grandTotal,
}: OrderDetailsProps['totals']) {
  const { t } = useTranslation('order');
  return (
    <dl className={styles.totals}>
      <Total label={t('subtotal')} amount={subtotal} />
      {discounts.map(({ label, amount }) => (
        <Total key={label} label={t('discount', { label })} amount={{ ...amount, value: -amount.value }} />
      ))}
      {shipping && <Total label={t('shipping')} amount={shipping} freeLabel={t('free')} />}
      {!isTaxIncluded && <Total label={t('tax')} amount={tax} />}
      <Total label={t('total')} amount={grandTotal} isGrandTotal />
      {isTaxIncluded && <Total label={t('taxIncluded')} amount={tax} isNote />}
    </dl>
  );
}

function Total({
  label,
  amount,
  isGrandTotal,
  isNote,
  freeLabel,
}: {
  label: string;
  amount: OrderAmount;
  isGrandTotal?: boolean;
  isNote?: boolean;
  /** Replaces an amount of zero. */
  freeLabel?: string;
}) {
  return (
    <div
      className={styles.total}
      data-grand={isGrandTotal ? '' : undefined}
      data-note={isNote ? '' : undefined}
    >
      <dt>{label}</dt>
      <dd>{amount.value === 0 && freeLabel !== undefined ? freeLabel : <OrderPrice {...amount} />}</dd>
    </div>
  );
}

function OrderPrice({ value, currency }: OrderAmount) {
  const { i18n } = useTranslation('order');
  return <Price amount={value} currency={currency} locale={i18n.language} />;
}

/** An address in lines. A contact of a company has the form of the language: “Noor Veld t.a.v. Veld BV”. */
export function AddressLines({
  contact,
  company,
  street,
  city,
  region,
  postcode,
  country,
  phone,
  vatId,
}: OrderAddressProps) {
  const { t } = useTranslation('order');
  const place = placeLine({ postcode, city, region }, (values) => t('place', values));
  const lines = [
    company === undefined ? contact : t('contactOfCompany', { contact, company }),
    ...street,
    place,
    country,
    phone,
    vatId === undefined ? undefined : t('vatId', { vatId }),
  ];
  return (
    <address className={styles.address}>
      {[...new Set(lines)].map((line) => line && <span key={line}>{line}</span>)}
    </address>
  );
}
