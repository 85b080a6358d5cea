import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Checkbox } from '#design-system/checkbox';
import { Fieldset } from '#design-system/fieldset';
import { useHydrated } from '#design-system/hydration';
import { Notice } from '#design-system/notice';
import { SelectField } from '#design-system/select-field';
import { TextField } from '#design-system/text-field';
import { unscriptedOnly } from '../scripting.css.ts';
import * as styles from './address-fields.css.ts';
import { type AddressField, addressFieldName, CHANGE_COUNTRY } from './address-values.ts';
import { countryRulesOf, vatIdExamples } from './country-rules.ts';
import { type AddressFieldProps, LocalityFields } from './locality-fields.tsx';
import { type AddressStateConfig, useAddressState } from './use-address-state.ts';
import { MAX_ADDRESS_TEXT } from './validate-address.ts';

type AddressFieldsProps = AddressStateConfig & {
  readonly legend: string;
  /** Whether the page shows the form again because the visitor applied another country without a script. */
  readonly isCountryChanged: boolean;
};

/**
 * The fields of an address. They depend on the country. The browser validates a field when the visitor leaves it. The server uses the same
 * rules. Without a script, a button applies a change of country and keeps the typed values.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, legend, countries, values, isCountryChanged } = props;
  const { t } = useTranslation('address');
  const isHydrated = useHydrated();
  const { country, shownErrors, rootProps } = useAddressState(props, t);

  const rules = countryRulesOf(country, countries);
  const nameOf = (field: AddressField) => addressFieldName(prefix, field);
  const section = prefix === 'address' ? '' : `${prefix} `;
  const required = t('required');
  const fieldsetId = `${prefix}-address`;
  const propsOf = (field: AddressField, token: string): AddressFieldProps => {
    const name = nameOf(field);
    return {
      id: name,
      name,
      label: t(`fields.${field}`),
      requiredLabel: required,
      autoComplete: section + token,
      error: shownErrors[name]?.[0],
      defaultValue: values[field],
    };
  };
  const textOf = (field: AddressField, token: string) => ({
    ...propsOf(field, token),
    maxLength: MAX_ADDRESS_TEXT,
  });

  return (
    <Fieldset id={fieldsetId} label={legend} requiredLabel={required}>
      {/* Events of the fields bubble to this element, which has no role of its own. */}
      <div className={styles.fields} {...rootProps}>
        <div className={styles.country}>
          <div className={styles.countryField}>
            <SelectField
              {...propsOf('country', 'country')}
              options={countries.map(({ id, name }) => ({ value: id, label: name }))}
              required
            />
          </div>
          {!isHydrated && countries.some(({ id }) => id !== country) && (
            <ChangeCountryButton prefix={prefix} fieldsetId={fieldsetId} />
          )}
        </div>
        {isCountryChanged && (
          <div role="status" className={styles.wide}>
            <Notice title={t('countryChanged')} />
          </div>
        )}
        <div className={styles.half}>
          <TextField {...textOf('firstName', 'given-name')} required />
        </div>
        <div className={styles.half}>
          <TextField {...textOf('lastName', 'family-name')} required />
        </div>
        <BusinessFields
          vatIdExample={vatIdExamples[country]}
          isBusiness={values.business !== ''}
          nameOf={nameOf}
          textOf={textOf}
        />
        <div className={styles.wide}>
          <TextField {...textOf('street1', 'address-line1')} required />
        </div>
        <div className={styles.wide}>
          <TextField {...textOf('street2', 'address-line2')} />
        </div>
        <LocalityFields country={country} rules={rules} propsOf={propsOf} />
        <div className={styles.halfRow}>
          <TextField {...textOf('telephone', 'tel')} type="tel" hint={t('hints.telephone')} required />
        </div>
      </div>
    </Fieldset>
  );
}

type ChangeCountryButtonProps = Pick<AddressStateConfig, 'prefix'> & { readonly fieldsetId: string };

/** The button that applies a change of country without a script. */
function ChangeCountryButton({ prefix, fieldsetId }: ChangeCountryButtonProps) {
  const { t } = useTranslation('address');
  return (
    <div className={unscriptedOnly}>
      <Button
        type="submit"
        tone="quiet"
        name={CHANGE_COUNTRY}
        value={prefix}
        // The browser scrolls to the address on the next page.
        formAction={`#${fieldsetId}`}
      >
        {t('changeCountry')}
      </Button>
    </div>
  );
}

type BusinessFieldsProps = {
  /** An example of a VAT number of the country. Undefined if none is known. */
  readonly vatIdExample: string | undefined;
  readonly isBusiness: boolean;
  readonly nameOf: (field: AddressField) => string;
  /** Returns the props of a text field. */
  readonly textOf: (field: AddressField, token: string) => AddressFieldProps & { readonly maxLength: number };
};

/** The checkbox for a business order, and the fields that only such an order has. */
function BusinessFields({ vatIdExample, isBusiness, nameOf, textOf }: BusinessFieldsProps) {
  const { t } = useTranslation('address');
  return (
    <>
      <div className={styles.wide} data-business="">
        <Checkbox
          id={nameOf('business')}
          name={nameOf('business')}
          label={t('fields.business')}
          requiredLabel={t('required')}
          defaultChecked={isBusiness}
        />
      </div>
      <div className={styles.business}>
        <div className={styles.wide}>
          <TextField {...textOf('company', 'organization')} required />
        </div>
        <div className={styles.half}>
          <TextField
            {...textOf('vatId', 'off')}
            autoComplete="off"
            hint={
              vatIdExample === undefined ? t('hints.vatId') : t('hints.vatIdLike', { example: vatIdExample })
            }
          />
        </div>
      </div>
    </>
  );
}
