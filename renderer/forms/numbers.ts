import type { FormField } from './form.ts';

/** A number in groups of three, all with one sign between them. None begins with a nought: 0.500 is a half everywhere. */
const GROUPED = /^[-+]?[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*([.,]\d*)?$/;

/**
 * A number as it is sent, however people of the page's locale write it: nothing between its groups of three, a point before its
 * decimals. What is no number, or no field for one, stays as it is.
 */
export function sentText(field: FormField, text: string): string {
  const decimal = decimalOf(field);
  if (!decimal) return text;
  const number = text.trim();
  const [, group = decimal, fraction = decimal] = GROUPED.exec(number) ?? [];
  const isGrouped = group !== decimal && fraction.startsWith(decimal);
  return (isGrouped ? number.replaceAll(group, '') : number).replace(decimal, '.');
}

/** A number that is sent, as people of the page's locale write it: `sentText` reads the same number in it. */
export function shownText(field: FormField, text: string): string {
  const decimal = decimalOf(field);
  return decimal && !Number.isNaN(Number(text)) ? text.replace('.', decimal) : text;
}

function decimalOf(field: FormField) {
  return 'decimal' in field ? field.decimal : undefined;
}
