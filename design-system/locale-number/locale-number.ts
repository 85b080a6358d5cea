/** The decimal separator of a locale. */
export type DecimalSeparator = ',' | '.';

/** The first group of a number and its separator. It does not begin with 0, so that "0.500" is never read as 500. */
const FIRST_GROUP = /^[-+]?[1-9]\d{0,2}([.,'’\s])/;
const UNGROUPED = { ',': /^-?(\d+(,\d*)?|,\d+)$/, '.': /^-?(\d+(\.\d*)?|\.\d+)$/ } as const;

/** Parses a number in a locale's notation, with or without group separators. Returns undefined for empty or invalid text. */
export function parseNumber(text: string, decimal: DecimalSeparator): number | undefined {
  const ungrouped = removeGroups(text, decimal);
  return UNGROUPED[decimal].test(ungrouped) ? Number(ungrouped.replace(decimal, '.')) : undefined;
}

/** Returns the `inputmode` of a field for numbers. Keyboards of `numeric` have no separator and no minus. */
export function inputModeOf(step: number, min: number | undefined): 'numeric' | 'decimal' {
  return Number.isInteger(step) && min !== undefined && min >= 0 ? 'numeric' : 'decimal';
}

/**
 * Converts a number from a locale's notation into digits with a decimal point. It does not validate: in other text it removes outer spaces
 * and replaces the first decimal separator.
 */
export function toPlainNumber(text: string, decimal: DecimalSeparator): string {
  return removeGroups(text, decimal).replace(decimal, '.');
}

/** Converts digits with a decimal point into a locale's notation, without group separators. Other text is returned unchanged. */
export function toLocalNumber(text: string, decimal: DecimalSeparator): string {
  return Number.isNaN(Number(text)) ? text : text.replace('.', decimal);
}

function removeGroups(text: string, decimal: DecimalSeparator): string {
  const number = text.trim();
  const [, separator = decimal] = FIRST_GROUP.exec(number) ?? [];
  const [whole = '', fraction = '', ...rest] = number.split(decimal);
  const [, ...groups] = whole.split(separator);
  const isGrouped =
    groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group)) && /^\d*$/.test(fraction);
  return isGrouped && rest.length === 0 ? number.replaceAll(separator, '') : number;
}
