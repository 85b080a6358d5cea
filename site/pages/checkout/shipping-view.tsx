import { useTranslation } from 'react-i18next';
import { SelectField } from '#design-system/select-field';
import type { ErrorsByField } from '#renderer/forms/submission-result';
import type { Amount } from '#site/services/shop';
import type { PostedScreenForm } from '../screen-action.ts';
import { MethodStep } from './method-step.tsx';
import { FreeOrPrice } from './order-summary.tsx';
import * as styles from './step-form.css.ts';
import type { StepLayoutProps } from './step-layout-props.ts';

type ShippingOption = {
  /** Carrier and method: `tablerate/bestway`. */
  readonly id: string;
  readonly title: string;
  readonly isPickup: boolean;
  readonly price: Amount;
  /** The editors' text about the arrival of the order. */
  readonly delivery: string | undefined;
  /** The expected days of an order that is placed now, in words. */
  readonly expected: string | undefined;
};

type PickupOption = { readonly code: string; /** Name and address. */ readonly text: string };

type ShippingViewProps = {
  readonly layout: StepLayoutProps;
  readonly posted: PostedScreenForm | undefined;
  readonly methods: readonly ShippingOption[];
  readonly chosen: string | undefined;
  /** The shops where the order can be collected. */
  readonly locations: readonly PickupOption[];
  readonly chosenLocation: string | undefined;
};

/** The step of the checkout with the delivery methods. */
export function ShippingView({
  layout,
  posted,
  methods,
  chosen,
  locations,
  chosenLocation,
}: ShippingViewProps) {
  const { t } = useTranslation('checkout');
  const renderLocations = (errors: ErrorsByField) => (
    <div className={styles.optionFields}>
      <SelectField
        id="location"
        name="location"
        label={t('shipping.location')}
        requiredLabel={t('required')}
        placeholder={t('shipping.chooseLocation')}
        options={locations.map(({ code, text }) => ({ value: code, label: text }))}
        defaultValue={chosenLocation}
        error={errors['location']?.[0]}
        required
      />
    </div>
  );
  return (
    <MethodStep
      layout={layout}
      posted={posted}
      step="shipping"
      methods={methods.map(({ id, title, isPickup, price, delivery, expected }) => ({
        value: id,
        title,
        notes: [
          expected === undefined ? undefined : t('shipping.expected', { days: expected }),
          delivery ?? (isPickup ? t('shipping.pickup') : undefined),
        ].filter((note) => note !== undefined),
        price: <FreeOrPrice {...price} />,
        renderFields: isPickup ? renderLocations : undefined,
      }))}
      chosen={chosen}
      alternative={
        <p>
          <a href={layout.steps.find(({ step }) => step === 'addresses')?.href}>
            {t('shipping.otherAddress')}
          </a>
        </p>
      }
    />
  );
}
