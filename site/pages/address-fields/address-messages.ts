import type { TFunction } from 'i18next';
import type { AddressField, AddressValues } from './address-values.ts';
import { postcodeExamples, vatIdExamples } from './country-rules.ts';
import type { AddressProblem } from './validate-address.ts';
import { MAX_ADDRESS_TEXT, MIN_TELEPHONE_DIGITS } from './validate-address.ts';

/** Returns the message for a problem of a field, with an example in the notation of the country. */
export function addressMessage(
  t: TFunction<'address'>,
  field: AddressField,
  problem: AddressProblem,
  { country }: Pick<AddressValues, 'country'>,
): string {
  if (problem === 'too-long') return t('errors.tooLong', { count: MAX_ADDRESS_TEXT });
  if (problem === 'too-short') return t('errors.telephoneShort', { count: MIN_TELEPHONE_DIGITS });
  if (field === 'postcode') {
    const example = postcodeExamples[country];
    if (problem === 'required') return t('errors.postcode');
    return example === undefined ? t('errors.postcodeInvalid') : t('errors.postcodeLike', { example });
  }
  if (field === 'vatId') {
    const example = vatIdExamples[country];
    return example === undefined ? t('errors.vatId') : t('errors.vatIdLike', { example });
  }
  if (field === 'telephone' && problem === 'invalid') return t('errors.telephoneInvalid');
  return field === 'business' || field === 'street2' ? '' : t(`errors.${field}`);
}
