import { type ChangeEvent, type SubmitEvent, startTransition, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { useHydrated } from '#design-system/hydration';
import { Icon } from '#design-system/icon';
import { SelectField } from '#design-system/select-field';
import { TextField } from '#design-system/text-field';
import type { Amount } from '#site/services/shop';
import { useOpenPage } from '../screen-navigation.ts';
import { unscriptedOnly } from '../scripting.css.ts';
import { AmountPrice } from '../shop/amount-price.tsx';
import { clearDrafts, useFormDraft } from '../use-form-draft.ts';
import { ESTIMATE_COUNTRY, ESTIMATE_POSTCODE, ESTIMATE_REGION, type EstimateFields } from './cart-query.ts';
import * as styles from './cart-view.css.ts';

type PlaceOption = { readonly value: string; readonly label: string };

export type ShippingEstimateProps = {
  readonly countries: readonly PlaceOption[];
  /** The country of the estimate. Before an estimate, that of the locale. */
  readonly country: string;
  /** States or provinces of the country. Empty for a country without a list of them. */
  readonly regions: readonly PlaceOption[];
  readonly fields: EstimateFields | undefined;
  /** The methods for the place. `undefined` before an estimate, or if the shop did not respond. */
  readonly methods: readonly { readonly title: string; readonly price: Amount }[] | undefined;
};

const DRAFT = 'estimate';

/**
 * Estimates the delivery for a place. The URL contains the place as its query, so the form works without a script. A typed place stays until it
 * is submitted, even if the page is loaded again.
 */
export function ShippingEstimate({
  countries,
  country: shownCountry,
  regions,
  fields,
  methods,
  path,
  website,
  customer,
}: ShippingEstimateProps & {
  readonly path: string;
  readonly website: string;
  readonly customer: string | undefined;
}) {
  const { t } = useTranslation('cart');
  const openPage = useOpenPage();
  const isHydrated = useHydrated();
  const [country, setCountry] = useState(shownCountry);
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, { area: 'cart', website, customer, name: DRAFT, isPosted: false });
  function estimate(event: SubmitEvent<HTMLFormElement>) {
    if (!openPage) return;
    event.preventDefault();
    clearDrafts({ area: 'cart', website }, DRAFT);
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    startTransition(() => openPage(`${path}?${new URLSearchParams(entries)}`));
  }
  function applyChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    // Opens the form if it contains a restored draft.
    currentTarget.closest('details')?.setAttribute('open', '');
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
        ref={form}
        action={path}
        className={styles.estimateForm}
        onSubmit={estimate}
        onChange={applyChange}
      >
        <SelectField
          id="estimate-country"
          name={ESTIMATE_COUNTRY}
          label={t('estimate.country')}
          requiredLabel={required}
          options={countries}
          defaultValue={shownCountry}
          autoComplete="shipping country"
        />
        {!isHydrated && countries.length > 1 && (
          <div className={unscriptedOnly}>
            <Button type="submit" tone="quiet">
              {t('estimate.changeCountry')}
            </Button>
          </div>
        )}
        {/* Only for the country of the loaded regions. The estimate for another country loads its regions. */}
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
      <div role="status">{fields && <EstimatedMethods methods={methods} />}</div>
    </details>
  );
}

/** The delivery methods for the place, or a message if there are none or the shop did not respond. */
function EstimatedMethods({ methods }: Pick<ShippingEstimateProps, 'methods'>) {
  const { t } = useTranslation('cart');
  if (!methods) return <p>{t('failed')}</p>;
  if (methods.length === 0) return <p>{t('estimate.none')}</p>;
  return (
    <ul className={styles.methods}>
      {methods.map(({ title, price }) => (
        <li key={title} className={styles.method}>
          <span>{title}</span>
          <span>
            <AmountPrice {...price} freeLabel={t('free')} />
          </span>
        </li>
      ))}
    </ul>
  );
}
