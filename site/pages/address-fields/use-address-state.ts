import type { TFunction } from 'i18next';
import { type ChangeEvent, type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react';
import type { ErrorsByField } from '#renderer/forms/submission-result';
import { addressMessage } from './address-messages.ts';
import {
  type AddressField,
  addressFieldName,
  addressFields,
  type AddressPrefix,
  type AddressValues,
  readAddressValues,
} from './address-values.ts';
import type { CountryOption } from './country-options.ts';
import { validateAddress } from './validate-address.ts';

export type AddressStateConfig = {
  readonly prefix: AddressPrefix;
  readonly countries: readonly CountryOption[];
  /** The initial values of the fields. */
  readonly values: AddressValues;
  /** Messages of the server by field name. New ones replace the shown messages. */
  readonly errors?: ErrorsByField | undefined;
};

type AddressState = {
  readonly country: string;
  readonly shownErrors: ErrorsByField;
  /** The ref and the event handlers of the element around the fields. It has no role of its own: the events of the fields bubble to it. */
  readonly rootProps: Pick<ComponentProps<'div'>, 'ref' | 'onBlur' | 'onChange'>;
};

/** Stores the chosen country and the messages of the fields of an address. Validates a field when the visitor leaves it. */
export function useAddressState(
  { prefix, countries, values, errors }: AddressStateConfig,
  t: TFunction<'address'>,
): AddressState {
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

  const nameOf = (field: AddressField) => addressFieldName(prefix, field);

  function validateField({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    // Not when the focus moves to a submit button: a message that disappears would move the button away from the pointer. The form then
    // validates all fields anyway.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    const name = 'name' in target ? target.name : undefined;
    const field = addressFields.find((candidate) => nameOf(candidate) === name);
    if (!field || field === 'business') return;
    const entered = readControls(prefix, currentTarget);
    // An empty field has no message until the form is submitted.
    if (entered[field] === '' && !shownErrors[nameOf(field)]?.length) return;
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

  return { country, shownErrors, rootProps: { ref: root, onBlur: validateField, onChange: applyCountry } };
}

function readControls(prefix: AddressPrefix, fields: Element) {
  return readAddressValues(prefix, (name) => {
    const control = fields.querySelector(`[name="${name}"]`);
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      return control.checked ? 'on' : '';
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
  });
}
