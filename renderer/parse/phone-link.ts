/**
 * Returns the `tel:` URL of a telephone number: `+31 (0)23-555 0119` becomes `tel:+31235550119`, `023 555 0119` becomes
 * `tel:0235550119`. Keeps a leading plus and all digits. Drops separators, and the trunk prefix "(0)" after a country code, which is
 * not dialled from abroad. Returns `undefined` for text that is not a number of 6 to 15 digits (E.164).
 */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/^(\s*\+\d+\s*)\(0\)/, '$1').replaceAll(/[\s().\-/]/g, '');
  return /^\+?\d{6,15}$/.test(number) ? `tel:${number}` : undefined;
}
