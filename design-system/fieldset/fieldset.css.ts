import { field } from '../field/field.css.ts';
import { color, font, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const fieldset = primitive({ border: 0, minInlineSize: 0 });

export const legend = primitive({});
export const content = primitive({ paddingBlockStart: space.hair });

globalPrimitive(`${fieldset}:is(:disabled, [aria-disabled=true]) > ${legend}`, { color: color.inkQuiet });

// Above labelled fields the legend looks like a heading. Above choices it looks like a label, also if a choice has a field.
const withFields = `${fieldset}:not([role]):has(${field})`;
globalPrimitive(`${withFields} > ${legend}`, {
  fontFamily: font.title,
  fontSize: type.title,
  fontWeight: 400,
  fontVariationSettings: '"opsz" 44',
  lineHeight: 1.18,
  letterSpacing: '-.012em',
});
globalPrimitive(`${withFields} > ${content}`, { paddingBlockStart: space.snug });
