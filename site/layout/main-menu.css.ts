import { globalSection, section } from '#theme/layered';
import { color, font, motion, page, space, type } from '#theme/contract.css';

/** The anchor name for the position of the panels. */
export const BAR = '--bar';
/** Position of a panel in browsers without anchor positioning: below a header of the usual height. */
const USUAL_BAR = '128px';

export const items = section({ display: 'flex', gap: 'clamp(18px, 4vw - 33px, 28px)' });
export const item = section({ display: 'flex', alignItems: 'center' });

export const title = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: type.small,
  fontWeight: 500,
});

export const submenuButton = section({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  // A touch target of sufficient width, placed close to its link.
  marginInline: '-10px -16px',
  color: color.inkQuiet,
  transition: `color ${motion.quick}`,
  ':hover': { color: color.ink },
});
globalSection(`${submenuButton} svg`, {
  inlineSize: '.875rem',
  blockSize: '.875rem',
  transition: `rotate ${motion.slide}`,
});
globalSection(`${item}:has(:popover-open) ${submenuButton} svg`, { rotate: '180deg' });

/** A panel of full width that slides out below the bar. Reduced motion disables the transition. */
export const panel = section({
  position: 'absolute',
  inset: 'auto',
  insetInline: 0,
  insetBlockStart: USUAL_BAR,
  inlineSize: 'auto',
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  padding: `${space.cosy} ${page.gutter} ${space.airy}`,
  background: color.ground,
  color: color.ink,
  opacity: 0,
  translate: '0 -8px',
  transition: `opacity ${motion.slide}, translate ${motion.slide}, overlay ${motion.slide} allow-discrete, display ${motion.slide} allow-discrete`,
  '::backdrop': { background: 'none' },
  '@supports': {
    '(position-anchor: --bar)': {
      positionAnchor: BAR,
      insetBlockStart: 'anchor(bottom)',
    },
  },
  selectors: {
    '&:popover-open': {
      display: 'grid',
      gridTemplateColumns: '5fr 7fr',
      alignItems: 'start',
      gap: page.gap,
      opacity: 1,
      translate: '0',
    },
  },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0, translate: '0 -8px' } } },
});

export const head = section({
  fontFamily: font.display,
  fontVariationSettings: '"opsz" 110',
  fontSize: type.chapter,
  fontWeight: 400,
  letterSpacing: '-.022em',
  lineHeight: 1.1,
});
