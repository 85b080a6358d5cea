import { color, motion, radius, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';

export const pagination = primitive({
  // The numbers stay centred, with one or both of the outer links.
  display: 'grid',
  gridTemplateColumns: '1fr minmax(0, auto) 1fr',
  alignItems: 'center',
  columnGap: space.tight,
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const pages = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.hair,
  gridColumn: 2,
});

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '44px',
  minInlineSize: '44px',
} as const;

export const page = primitive({
  ...target,
  borderRadius: radius.control,
  color: color.inkQuiet,
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  ':hover': { color: color.ink, background: `color-mix(in oklab, ${color.ink} 6%, transparent)` },
  selectors: {
    '&[aria-current]': {
      color: color.ink,
      fontWeight: 600,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid' } } } },
});

export const gap = primitive({ minInlineSize: '1.5em', textAlign: 'center', color: color.inkQuiet });

export const adjacent = primitive({
  ...target,
  gridRow: 1,
  justifySelf: 'start',
  gap: '.6em',
  fontWeight: 550,
  selectors: { '&[rel=next]': { gridColumn: 3, justifySelf: 'end' } },
});

/** On a phone only the arrows are visible. Screen readers still get the label. */
export const label = primitive({ '@media': { '(max-width: 40rem)': visuallyHidden } });

globalPrimitive(`${adjacent} svg`, { transition: `translate ${motion.slide}`, color: color.accent });
globalPrimitive(`${adjacent}[rel=next]:hover svg, [dir=rtl] ${adjacent}[rel=prev]:hover svg`, {
  translate: '.25em 0',
});
globalPrimitive(`${adjacent}[rel=prev]:hover svg, [dir=rtl] ${adjacent}[rel=next]:hover svg`, {
  translate: '-.25em 0',
});
