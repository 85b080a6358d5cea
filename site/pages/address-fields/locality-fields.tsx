import { useTranslation } from 'react-i18next';
import { SelectField } from '#design-system/select-field';
import { TextField } from '#design-system/text-field';
import * as styles from './address-fields.css.ts';
import type { AddressField } from './address-values.ts';
import type { CountryRules } from './country-rules.ts';
import { MAX_ADDRESS_TEXT } from './validate-address.ts';

/** The props that all fields of an address have. */
export type AddressFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly requiredLabel: string;
  readonly autoComplete: string;
  readonly error: string | undefined;
  readonly defaultValue: string;
};

type LocalityFieldsProps = {
  readonly country: string;
  /** Undefined if the shop does not deliver to the country, or the visitor has chosen none. */
  readonly rules: CountryRules | undefined;
  /** Returns the props of a field. `token` is its value of `autocomplete`, without the section. */
  readonly propsOf: (field: AddressField, token: string) => AddressFieldProps;
};

/** The fields for postcode, city and region: those that the country has, in its order. */
export function LocalityFields({ country, rules, propsOf }: LocalityFieldsProps) {
  const { t } = useTranslation('address');
  const isCityFirst = rules?.isCityFirst;
  const hasPostcode = rules?.needsPostcode !== false;
  const hasRegion = rules !== undefined && rules.regions.length > 0;
  // The city has its own row, unless the postcode is beside it.
  const isCityAlone = !hasPostcode || (isCityFirst && hasRegion);

  const postcode = hasPostcode && (
    <div key="postcode" className={styles.third}>
      <TextField {...propsOf('postcode', 'postal-code')} maxLength={MAX_ADDRESS_TEXT} required />
    </div>
  );
  const city = (
    <div key="city" className={isCityAlone ? styles.wide : styles.twoThirds}>
      <TextField {...propsOf('city', 'address-level2')} maxLength={MAX_ADDRESS_TEXT} required />
    </div>
  );
  const region = hasRegion && (
    <div key="region" className={isCityFirst && hasPostcode ? styles.twoThirds : styles.wide}>
      <SelectField
        key={country}
        {...propsOf('region', 'address-level1')}
        label={t(country === 'CA' ? 'fields.province' : 'fields.region')}
        placeholder={t('choose')}
        options={rules.regions.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
    </div>
  );
  return isCityFirst ? [city, region, postcode] : [postcode, city, region];
}
