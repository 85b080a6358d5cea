import { type ChangeEvent, type SubmitEvent, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { useHydrated } from '#design-system/hydration';
import { Icon } from '#design-system/icon';
import { Price } from '#design-system/price';
import { SelectField } from '#design-system/select-field';
import { TextField } from '#design-system/text-field';
import { useOpenPage } from '../screen-navigation.ts';
import { ESTIMATE_COUNTRY, ESTIMATE_POSTCODE, ESTIMATE_REGION, type EstimateFields } from './cart-query.ts';
import * as styles from './cart-view.css.ts';
import type { ShownAmount } from './shown-cart.ts';

type PlaceOption = { readonly value: string; readonly label: string };

export type ShippingEstimateProps = {
  readonly countries: readonly PlaceOption[];
  /** States or provinces of the country. Empty for a country without a list of them. */
  readonly regions: readonly PlaceOption[];
  readonly fields: EstimateFields | undefined;
  /** The methods for the place. `undefined` before an estimate, or if the shop did not respond. */
  readonly methods: readonly { readonly title: string; readonly price: ShownAmount }[] | undefined;
};

/** Estimates the delivery for a place. The place is the query of the URL, so it needs no script. */
export function ShippingEstimate({
  countries,
  regions,
  fields,
  methods,
  path,
}: ShippingEstimateProps & { readonly path: string }) {
  const { t, i18n } = useTranslation('cart');
  const openPage = useOpenPage();
  const isHydrated = useHydrated();
  const shownCountry = fields?.country ?? countries[0]?.value;
  const [country, setCountry] = useState(shownCountry);
  function estimate(event: SubmitEvent<HTMLFormElement>) {
    if (!openPage) return;
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    startTransition(() => openPage(`${path}?${new URLSearchParams(entries)}`));
  }
  function applyCountry({ target }: ChangeEvent<HTMLFormElement>) {
    if (target instanceof HTMLSelectElement && target.name === ESTIMATE_COUNTRY) setCountry(target.value);
  }
  const required = t('required');
  return (
    <details className={styles.estimate} open={fields !== undefined}>
      <summary className={styles.estimateTitle}>
        {t('estimate.title')}
        <Icon name="down" />
      </summary>
      <form
        method="get"
        action={path}
        className={styles.estimateForm}
        onSubmit={estimate}
        onChange={applyCountry}
      >
        <SelectField
          id="estimate-country"
          name={ESTIMATE_COUNTRY}
          label={t('estimate.country')}
          requiredLabel={required}
          options={countries}
          defaultValue={fields?.country}
          autoComplete="shipping country"
        />
        {!isHydrated && countries.length > 1 && (
          <Button type="submit" tone="quiet">
            {t('estimate.changeCountry')}
          </Button>
        )}
        {/* The regions are those of the shown country. An estimate for another one brings its own. */}
        {regions.length > 0 && country === shownCountry && (
          <SelectField
            key={shownCountry}
            id="estimate-region"
            name={ESTIMATE_REGION}
            label={t('estimate.region')}
            requiredLabel={required}
            options={regions}
            placeholder={t('estimate.chooseRegion')}
            defaultValue={fields?.region}
            autoComplete="shipping address-level1"
          />
        )}
        <TextField
          id="estimate-postcode"
          name={ESTIMATE_POSTCODE}
          label={t('estimate.postcode')}
          requiredLabel={required}
          defaultValue={fields?.postcode}
          autoComplete="shipping postal-code"
          maxLength={20}
        />
        <Button type="submit" tone="quiet">
          {t('estimate.calculate')}
        </Button>
      </form>
      <div role="status">
        {methods && methods.length === 0 && <p>{t('estimate.none')}</p>}
        {fields && !methods && <p>{t('failed')}</p>}
        {methods && methods.length > 0 && (
          <ul className={styles.methods}>
            {methods.map(({ title, price }) => (
              <li key={title} className={styles.method}>
                <span>{title}</span>
                <span>
                  {price.amount === 0 ? (
                    t('free')
                  ) : (
                    <Price amount={price.amount} currency={price.currency} locale={i18n.language} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
