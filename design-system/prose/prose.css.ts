import { type GlobalStyleRule } from '@vanilla-extract/css';
import { color, font, motion, page, radius, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const prose = primitive({
  maxInlineSize: page.measure,
  lineHeight: 1.6,
  textWrap: 'pretty',
});
export const quiet = primitive({ color: color.inkQuiet });
export const wide = primitive({ maxInlineSize: 'none' });

function inside(selector: string, rule: Omit<GlobalStyleRule, '@layer'>) {
  globalPrimitive(`${prose} ${selector}`, rule);
}

inside(':is(h2, h3, h4, h5, h6)', {
  fontFamily: font.title,
  fontSize: type.title,
  fontVariationSettings: '"opsz" 44',
  lineHeight: 1.18,
  letterSpacing: '-.012em',
  textWrap: 'balance',
});
inside('> :where(:not(:first-child))', { marginBlockStart: '1em' });
inside('> * + :is(h2, h3, h4, h5, h6)', { marginBlockStart: '1.8em' });
inside('> :is(h4, h5, h6)', {
  fontFamily: font.text,
  fontSize: 'inherit',
  fontWeight: 600,
  letterSpacing: 0,
});
// The list names the elements, because `+ *` would make browsers compute the styles of whole pages again (decision 91).
inside('> :is(h2, h3, h4, h5, h6) + :is(h2, h3, h4, h5, h6, dl, ul, ol, p, table, figure, pre)', {
  marginBlockStart: '.5em',
});
inside('a', {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  transition: `color ${motion.quick}`,
});
inside('a:hover', { color: color.accent, textDecorationColor: 'currentColor' });
inside(':is(strong, b, th, dt)', { fontWeight: 600 });
inside(':is(ul, ol)', { paddingInlineStart: '1.4em' });
inside('li', { paddingInlineStart: '.3em' });
inside('li:not(:first-child)', { marginBlockStart: '.4em' });
inside('ul > li', { listStyleType: '"–"', paddingInlineStart: '.6em' });
inside('ol > li', { listStyleType: 'decimal' });
inside('li::marker', { color: color.accent, fontVariantNumeric: 'tabular-nums' });
inside('blockquote', {
  fontFamily: font.title,
  fontVariationSettings: '"opsz" 60',
  fontSize: type.title,
  lineHeight: 1.25,
  letterSpacing: '-.012em',
  paddingInlineStart: space.cosy,
  borderInlineStart: `1px solid ${color.accent}`,
  marginBlock: space.roomy,
});
// A border, because forced colours hide backgrounds.
inside('hr', { border: 0, borderBlockStart: `1px solid ${color.line}`, marginBlock: space.roomy });
inside('img', { borderRadius: radius.picture, marginBlock: space.cosy });
inside(':is(caption, figcaption)', {
  fontSize: type.note,
  color: color.inkQuiet,
  textAlign: 'start',
  paddingBlock: '.5em',
});
inside(':is(code, pre)', { fontFamily: 'ui-monospace, monospace', fontSize: '.9em' });
inside('pre', { overflowX: 'auto', padding: space.snug, background: color.raised });
inside('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: type.small,
  display: 'block',
  overflowX: 'auto',
});
inside(':is(th, td)', {
  paddingBlock: '.7em',
  paddingInlineEnd: '1.2em',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.line}`,
});
inside('dd', { color: color.inkQuiet });
