/** The longest telephone number that the address book of Magento 2.4.8 accepts. */
const MAX_LENGTH = 20;

/**
 * Returns a telephone number in the notation that the address book of Magento 2.4.8 accepts: digits, spaces and `+ - ( )`, at most 20 characters.
 * `030/123.456` becomes `030 123 456`. A longer number loses its separators, and the zero in `+49 (0)30` that is not dialled.
 */
export function formatTelephone(telephone: string): string {
  const spaced = telephone.replaceAll(/[./\s]+/g, ' ').trim();
  return spaced.length <= MAX_LENGTH ? spaced : spaced.replace('(0)', '').replaceAll(/[\s()-]/g, '');
}
