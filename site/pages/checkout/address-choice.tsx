import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#design-system/choice';
import { Fieldset } from '#design-system/fieldset';
import { type CheckoutAddressPrefix, savedAddressField } from './addresses-field-names.ts';
import * as styles from './step-form.css.ts';

/** An address of the customer's address book, on one line. */
export type SavedAddressOption = { readonly id: string; readonly text: string };

type AddressChoiceProps = {
  readonly prefix: CheckoutAddressPrefix;
  readonly legend: string;
  readonly saved: readonly SavedAddressOption[];
  /** An id, or an empty text for another address. */
  readonly chosen: string;
  /** The fields of another address. */
  readonly children: ReactNode;
};

/** The addresses of the address book, and the option of another address, which shows its fields. A guest sees only the fields. */
export function AddressChoice({ prefix, legend, saved, chosen, children }: AddressChoiceProps) {
  const { t } = useTranslation('checkout');
  const root = useRef<HTMLDivElement>(null);
  const name = savedAddressField(prefix);
  useEffect(() => {
    // The chosen address is missing if it was deleted while the page was open.
    const radios = [...(root.current?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])];
    if (!radios.some(({ checked }) => checked))
      for (const radio of radios) radio.checked = radio.value === chosen;
  });
  const options = [...saved, { id: '', text: t('addresses.other') }];
  return (
    <div ref={root} className={styles.addressChoice}>
      {saved.length > 0 && (
        <Fieldset
          id={`${name}-options`}
          role="radiogroup"
          label={legend}
          requiredLabel={t('required')}
          required
        >
          <div className={styles.options}>
            {options.map(({ id, text }) => (
              <div key={id} className={styles.option}>
                <Choice
                  id={`${name}-${id === '' ? 'other' : id}`}
                  name={name}
                  value={id}
                  variant="radio"
                  defaultChecked={id === chosen}
                >
                  {text}
                </Choice>
              </div>
            ))}
          </div>
        </Fieldset>
      )}
      <div className={styles.typedAddress}>{children}</div>
    </div>
  );
}
