import { Children } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './order-details.css.ts';

export type OrderAddressProps = {
  /** First and last name. */
  readonly contact: string;
  readonly company: string | undefined;
  readonly street: readonly string[];
  /** Postcode, city and region in the order of the country. */
  readonly place: string;
  /** Name of the country. */
  readonly country: string | undefined;
  readonly phone: string | undefined;
  readonly vatId: string | undefined;
};

/** An address in lines. A contact with a company has the notation of the language: “Noor Veld t.a.v. Veld BV”. */
export function AddressLines({ contact, company, street, place, country, phone, vatId }: OrderAddressProps) {
  const { t } = useTranslation('order');
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
      {/* Lines can be equal, so their keys are their positions. */}
      {Children.map(lines, (line) => line && <span>{line}</span>)}
    </address>
  );
}
