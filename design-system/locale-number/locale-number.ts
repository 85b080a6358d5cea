/** The decimal separator of a locale. */
export type DecimalSeparator = ',' | '.';

/** A number in groups of three digits with one separator. It does not begin with 0, because "0.500" means one half in every locale. */
const GROUPED = /^[-+]?[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*([.,]\d*)?$/;
const UNGROUPED = { ',': /^-?(\d+(,\d*)?|,\d+)$/, '.': /^-?(\d+(\.\d*)?|\.\d+)$/ } as const;

/** Parses a number in a locale's notation, with or without group separators. Returns undefined for empty or invalid text. */
export function parseNumber(text: string, decimal: DecimalSeparator): number | undefined {
  const ungrouped = removeGroups(text, decimal);
  return UNGROUPED[decimal].test(ungrouped) ? Number(ungrouped.replace(decimal, '.')) : undefined;
}

/** Converts a number from a locale's notation into digits with a decimal point. Invalid text is only trimmed. */
export function toPlainNumber(text: string, decimal: DecimalSeparator): string {
  return removeGroups(text, decimal).replace(decimal, '.');
}

/** Converts digits with a decimal point into a locale's notation, without group separators. Other text is returned unchanged. */
export function toLocalNumber(text: string, decimal: DecimalSeparator): string {
  return Number.isNaN(Number(text)) ? text : text.replace('.', decimal);
}

function removeGroups(text: string, decimal: DecimalSeparator): string {
  const number = text.trim();
  const [, separator = decimal, fraction = decimal] = GROUPED.exec(number) ?? [];
  const isGrouped = separator !== decimal && fraction.startsWith(decimal);
  return isGrouped ? number.replaceAll(separator, '') : number;
}
