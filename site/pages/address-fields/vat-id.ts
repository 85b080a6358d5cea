import * as jsvat from 'jsvat';

/** Countries whose VAT numbers start with another code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/**
 * Returns a VAT number in its usual notation, without spaces and with the code of its country: `NL123456789B01`. Returns `undefined` if it
 * does not have the format of the country. For countries outside the European Union and the United Kingdom, every text is valid.
 */
export function readVatId(text: string, country: string): string | undefined {
  const vatId = text.toUpperCase().replaceAll(/[\s./-]/g, '');
  const rules = vatRules.filter(({ codes }) => codes.includes(country));
  if (rules.length === 0) return text;
  const prefix = prefixes[country] ?? country;
  return [vatId, prefix + vatId].find((candidate) => jsvat.checkVAT(candidate, rules).isValidFormat);
}

const vatRules: readonly jsvat.Country[] = [
  jsvat.austria,
  jsvat.belgium,
  jsvat.bulgaria,
  jsvat.croatia,
  jsvat.cyprus,
  jsvat.czechRepublic,
  jsvat.denmark,
  jsvat.estonia,
  jsvat.finland,
  jsvat.france,
  jsvat.germany,
  jsvat.greece,
  jsvat.hungary,
  jsvat.ireland,
  jsvat.italy,
  jsvat.latvia,
  jsvat.lithuania,
  jsvat.luxembourg,
  jsvat.malta,
  jsvat.netherlands,
  jsvat.poland,
  jsvat.portugal,
  jsvat.romania,
  jsvat.slovakiaRepublic,
  jsvat.slovenia,
  jsvat.spain,
  jsvat.sweden,
  jsvat.unitedKingdom,
];
