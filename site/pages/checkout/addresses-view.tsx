import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/checkbox';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { AddressFields } from '../address-fields/address-fields.tsx';
import { type AddressValues, CHANGE_COUNTRY } from '../address-fields/address-values.ts';
import type { CountryOption } from '../address-fields/country-options.ts';
import type { PostedScreenForm } from '../screen-action.ts';
import { useOpenPage } from '../screen-navigation.ts';
import { AddressChoice, type SavedAddressOption } from './address-choice.tsx';
import { SAME_ADDRESS } from './addresses-field-names.ts';
import * as styles from './step-form.css.ts';
import { StepForm } from './step-form.tsx';
import type { StepLayoutProps } from './step-layout-props.ts';
import { StepLayout, CheckoutUnavailable } from './step-layout.tsx';

type AddressesViewProps = {
  readonly layout: StepLayoutProps;
  readonly posted: PostedScreenForm | undefined;
  readonly countries: readonly CountryOption[];
  /** `undefined` for an order without delivery. */
  readonly shipping: AddressValues | undefined;
  readonly billing: AddressValues;
  readonly isSame: boolean;
  /** The address book of a customer. Empty for a guest. */
  readonly saved: readonly SavedAddressOption[];
  /** The id of the chosen address, or an empty text for another address. */
  readonly savedShipping: string;
  readonly savedBilling: string;
};

/** The step of the checkout with the addresses. */
export function AddressesView(props: AddressesViewProps) {
  const { layout, posted, countries, shipping, billing, isSame, saved, savedShipping, savedBilling } = props;
  const { t } = useTranslation('checkout');
  const openPage = useOpenPage();
  const { href } = layout;
  const changed = posted?.result ? undefined : posted?.values[CHANGE_COUNTRY];
  const showAgain = useCallback(
    (result: SubmissionResult) => {
      // The error of no field is that of a deleted address, so the page shows the addresses as they are now.
      if (result.outcome === 'invalid' && '' in result.errors) void openPage?.(href);
    },
    [openPage, href],
  );
  const canShow = countries.length > 0 && (layout.summary !== undefined || posted !== undefined);
  return (
    <StepLayout layout={layout}>
      {canShow ? (
        <StepForm
          layout={layout}
          posted={posted}
          onResult={saved.length > 0 ? showAgain : undefined}
          submitLabel={t(shipping ? 'continue.addresses' : 'continue.shipping')}
          pendingLabel={t('pending')}
        >
          {(errors) => (
            <>
              {shipping && (
                <AddressChoice
                  prefix="shipping"
                  legend={t('addresses.shipping')}
                  saved={saved}
                  chosen={savedShipping}
                >
                  <AddressFields
                    prefix="shipping"
                    legend={t('addresses.shipping')}
                    countries={countries}
                    values={shipping}
                    errors={errors}
                    isCountryChanged={changed === 'shipping'}
                  />
                </AddressChoice>
              )}
              {shipping && (
                <div data-same="">
                  <Checkbox
                    id={SAME_ADDRESS}
                    name={SAME_ADDRESS}
                    label={t('addresses.same')}
                    requiredLabel={t('required')}
                    defaultChecked={isSame}
                  />
                </div>
              )}
              <div className={styles.otherAddress}>
                <AddressChoice
                  prefix="billing"
                  legend={t('addresses.billing')}
                  saved={saved}
                  chosen={savedBilling}
                >
                  <AddressFields
                    prefix="billing"
                    legend={t('addresses.billing')}
                    countries={countries}
                    values={billing}
                    errors={errors}
                    isCountryChanged={changed === 'billing'}
                  />
                </AddressChoice>
              </div>
            </>
          )}
        </StepForm>
      ) : (
        <CheckoutUnavailable href={layout.href} />
      )}
    </StepLayout>
  );
}
