import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';

/**
 * The order of all our styles, whatever order their files reach a page in: pages inline the CSS of their own sections in
 * pieces, so order must be a statement and never an accident.
 */
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const primitives = globalLayer('primitives');
export const sections = globalLayer('sections');

type Rule = Omit<StyleRule, '@layer'>;

/** The style of a design-system primitive. */
export function primitive(rule: Rule): string {
  return style({ '@layer': { [primitives]: rule } });
}

/** The style of a page section: stronger than any primitive inside it. */
export function section(rule: Rule): string {
  return style({ '@layer': { [sections]: rule } });
}
