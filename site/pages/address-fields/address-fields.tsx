import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Checkbox } from '#design-system/checkbox';
import { Fieldset } from '#design-system/fieldset';
import { useHydrated } from '#design-system/hydration';
import { SelectField } from '#design-system/select-field';
import { TextField } from '#design-system/text-field';
import type { ErrorsByField } from '#renderer/forms/form';
import { unscriptedOnly } from '../scripting.css.ts';
import * as styles from './address-fields.css.ts';
import { addressMessage } from './address-messages.ts';
import {
  type AddressField,
  addressFieldName,
  addressFields,
  type AddressPrefix,
  type AddressValues,
  readAddressValues,
} from './address-values.ts';
import { CHANGE_COUNTRY } from './change-country.ts';
import type { CountryOption } from './country-options.ts';
import { countryRulesOf } from './country-rules.ts';
import { MAX_ADDRESS_TEXT, validateAddress } from './validate-address.ts';

type AddressFieldsProps = {
  readonly prefix: AddressPrefix;
  readonly legend: string;
  readonly countries: readonly CountryOption[];
  /** The initial values of the fields. */
  readonly values: AddressValues;
  /** Messages of the server by field name. */
  readonly errors?: ErrorsByField | undefined;
};

/**
 * The fields of an address. They depend on the country. The browser validates a field when the visitor leaves it. The server uses the same
 * rules. Without a script, a button applies a change of country and keeps the typed values.
 */
export function AddressFields({ prefix, legend, countries, values, errors }: AddressFieldsProps) {
  const { t } = useTranslation('address');
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const [country, setCountry] = useState(values.country);
  const [shownErrors, setShownErrors] = useState(errors ?? {});
  const [resultErrors, setResultErrors] = useState(errors);
  if (errors !== resultErrors) {
    setResultErrors(errors);
    setShownErrors(errors ?? {});
  }
  useEffect(() => {
    // The visitor may have chosen another country before hydration. The browser may also have restored another one after Back.
    const select = root.current?.querySelector('select');
    if (select) setCountry(select.value);
  }, []);

  const rules = countryRulesOf(country, countries);
  const isCityFirst = rules?.isCityFirst === true;
  const nameOf = (field: AddressField) => addressFieldName(prefix, field);
  const section = prefix === 'address' ? '' : `${prefix} `;
  const required = t('required');
  const base = (field: AddressField, token: string) => ({
    id: nameOf(field),
    name: nameOf(field),
    label: t(`fields.${field}`),
    requiredLabel: required,
    autoComplete: section + token,
    error: shownErrors[nameOf(field)]?.[0],
    defaultValue: values[field],
  });
  const text = (field: AddressField, token: string) => ({
    ...base(field, token),
    maxLength: MAX_ADDRESS_TEXT,
  });

  function validateField({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    // Not when the focus moves to a submit button: a message that disappears would move the button away from the pointer. The form then
    // validates all fields anyway.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    const name = 'name' in target ? target.name : undefined;
    const field = addressFields.find((candidate) => nameOf(candidate) === name);
    if (!field || field === 'business') return;
    const entered = readControls(prefix, currentTarget);
    // An empty field has no message until the form is submitted.
    if (entered[field] === '' && !shownErrors[nameOf(field)]) return;
    const result = validateAddress(entered, countries);
    const problem = 'problems' in result ? result.problems[field] : undefined;
    const messages = problem === undefined ? [] : [addressMessage(t, field, problem, entered)];
    setShownErrors((current) => ({ ...current, [nameOf(field)]: messages }));
  }

  function applyCountry({ target }: ChangeEvent<HTMLDivElement>) {
    if (!(target instanceof HTMLSelectElement) || target.name !== nameOf('country')) return;
    setCountry(target.value);
    setShownErrors((current) => ({ ...current, [nameOf('postcode')]: [], [nameOf('region')]: [] }));
  }

  const postcode = rules?.needsPostcode !== false && (
    <div key="postcode" className={styles.third}>
      <TextField {...text('postcode', 'postal-code')} required />
    </div>
  );
  const hasRegion = rules !== undefined && rules.regions.length > 0;
  // The city has its own row, unless the postcode is beside it.
  const isCityAlone = !postcode || (isCityFirst && hasRegion);
  const city = (
    <div key="city" className={isCityAlone ? styles.wide : styles.twoThirds}>
      <TextField {...text('city', 'address-level2')} required />
    </div>
  );
  const region = hasRegion && (
    <div key="region" className={isCityFirst && postcode ? styles.twoThirds : styles.wide}>
      <SelectField
        key={country}
        {...base('region', 'address-level1')}
        label={t(country === 'CA' ? 'fields.province' : 'fields.region')}
        placeholder={t('choose')}
        options={rules.regions.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
    </div>
  );

  return (
    <Fieldset id={`${prefix}-address`} label={legend} requiredLabel={required}>
      {/* Events of the fields bubble to this element, which has no role of its own. */}
      <div ref={root} className={styles.fields} onBlur={validateField} onChange={applyCountry}>
        <div className={styles.country}>
          <div className={styles.countryField}>
            <SelectField
              {...base('country', 'country')}
              options={countries.map(({ id, name }) => ({ value: id, label: name }))}
              required
            />
          </div>
          {!isHydrated && (
            <div className={unscriptedOnly}>
              <Button type="submit" tone="quiet" name={CHANGE_COUNTRY} value={prefix}>
                {t('changeCountry')}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.half}>
          <TextField {...text('firstName', 'given-name')} required />
        </div>
        <div className={styles.half}>
          <TextField {...text('lastName', 'family-name')} required />
        </div>
        <div className={styles.wide} data-business="">
          <Checkbox
            id={nameOf('business')}
            name={nameOf('business')}
            label={t('fields.business')}
            requiredLabel={required}
            defaultChecked={values.business !== ''}
          />
        </div>
        <div className={styles.business}>
          <div className={styles.wide}>
            <TextField {...text('company', 'organization')} required />
          </div>
          <div className={styles.half}>
            <TextField {...text('vatId', 'off')} autoComplete="off" hint={vatHint(rules?.vatIdExample)} />
          </div>
        </div>
        <div className={styles.wide}>
          <TextField {...text('street1', 'address-line1')} required />
        </div>
        <div className={styles.wide}>
          <TextField {...text('street2', 'address-line2')} />
        </div>
        {isCityFirst ? [city, region, postcode] : [postcode, city, region]}
        <div className={styles.halfRow}>
          <TextField {...text('telephone', 'tel')} type="tel" hint={t('hints.telephone')} required />
        </div>
      </div>
    </Fieldset>
  );

  function vatHint(example: string | undefined) {
    return example === undefined ? t('hints.vatId') : t('hints.vatIdLike', { example });
  }
}

function readControls(prefix: AddressPrefix, fields: Element) {
  return readAddressValues(prefix, (name) => {
    const control = fields.querySelector(`[name="${name}"]`);
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      return control.checked ? 'on' : '';
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
  });
}
