import { color, font, motion, radius, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

/** Width of seven days of 44 px. */
export const CALENDAR_WIDTH = 'calc(7 * 44px)';

/** The height always fits six weeks, so that the layout does not shift between months. */
export const calendar = primitive({
  inlineSize: 'fit-content',
  minInlineSize: CALENDAR_WIDTH,
  minBlockSize: 'calc(8 * 44px)',
});

export const head = primitive({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '44px',
});
export const caption = primitive({
  fontFamily: font.title,
  fontSize: type.title,
  fontVariationSettings: '"opsz" 44',
  lineHeight: 1.18,
  textAlign: 'center',
});

export const grid = primitive({ borderCollapse: 'collapse', inlineSize: '100%' });
export const weekday = primitive({
  inlineSize: '44px',
  blockSize: '44px',
  fontSize: type.note,
  fontWeight: 400,
  color: color.inkQuiet,
});
export const cell = primitive({ padding: 0, textAlign: 'center' });

export const day = primitive({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.control,
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${motion.quick}, color ${motion.quick}, box-shadow ${motion.fade}`,
  ':hover': { background: `color-mix(in oklab, ${color.ink} 8%, transparent)` },
  selectors: {
    '&[data-today]': { textDecoration: 'underline', textUnderlineOffset: '.35em' },
    '&[data-active]': { boxShadow: `inset 0 0 0 1px ${color.edge}` },
    '&[data-selected]': {
      background: color.accent,
      color: color.accentInk,
      fontWeight: 550,
      boxShadow: `0 0 28px -4px light-dark(transparent, ${color.accent})`,
    },
    '&[aria-disabled=true]': {
      background: 'none',
      color: color.inkQuiet,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&[aria-disabled=true][data-selected]': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
    // An inner outline, because the days have no space between them.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[aria-disabled=true]': { color: 'GrayText' },
      },
    },
  },
});
