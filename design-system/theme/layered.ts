import { style, type StyleRule } from '@vanilla-extract/css';
import { primitives, sections } from './layers.css.ts';

// Not in `layers.css.ts`: what a style file exports is written into the page's scripts, and functions cannot be.

type Rule = Omit<StyleRule, '@layer'>;

/** The style of a design-system primitive. */
export function primitive(rule: Rule): string {
  return style({ '@layer': { [primitives]: rule } });
}

/** The style of a page section: stronger than any primitive inside it. */
export function section(rule: Rule): string {
  return style({ '@layer': { [sections]: rule } });
}
