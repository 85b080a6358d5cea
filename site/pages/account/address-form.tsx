import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Checkbox } from '#design-system/checkbox';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import { AddressFields } from '../address-fields/address-fields.tsx';
import { readAddressValues } from '../address-fields/address-values.ts';
import { pending } from '../pending.css.ts';
import * as styles from './account-form.css.ts';
import { errorsOf, FormErrors, type PostedAccountForm } from './account-form.tsx';
import { type AddressFormProps, type DraftScreen, INTENT_FIELD } from './account-model.ts';
import { useAccountForm } from './use-account-form.ts';

type AddressFormViewProps = {
  readonly form: AddressFormProps;
  readonly formToken: string;
  readonly draft: DraftScreen;
  readonly posted: PostedAccountForm | undefined;
};

/** The form of an address of the address book. Its fields depend on the country. */
export function AddressForm({ form, formToken, draft, posted }: AddressFormViewProps) {
  const { t } = useTranslation('account-form');
  const { intent, legend, countries, choices, submit } = form;
  const root = useRef<HTMLFormElement>(null);
  const { result, formProps } = useAccountForm(root, { intent, draft, posted });
  const values = posted ? readAddressValues('address', (name) => posted.values[name]) : form.values;
  return (
    <form {...formProps} ref={root} className={`${styles.form} ${pending}`} noValidate>
      <FormErrors result={result} />
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name={INTENT_FIELD} value={intent} />
      <AddressFields
        prefix="address"
        legend={legend}
        countries={countries}
        values={values}
        errors={errorsOf(result)}
        isCountryChanged={posted !== undefined && !posted.result}
      />
      {choices.map(({ name, label, isChecked }) => (
        <Checkbox
          key={name}
          id={`${intent}-${name}`}
          name={name}
          label={label}
          requiredLabel={t('required')}
          defaultChecked={posted ? Boolean(posted.values[name]) : isChecked}
        />
      ))}
      <div className={styles.submit}>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
}
