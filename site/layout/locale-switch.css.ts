import { globalSection, section } from '#theme/layered';
import { color, motion, page, space, type } from '#theme/contract.css';

export const localeSwitch = section({ '@media': { print: { display: 'none' } } });

export const localeButton = section({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45em',
  minBlockSize: '44px',
  minInlineSize: '44px',
  fontSize: type.small,
  fontWeight: 500,
  // The menu of small screens contains the locales.
  '@media': { '(max-width: 29.5rem)': { display: 'none' } },
});
globalSection(`${localeButton} svg`, {
  inlineSize: '.875rem',
  blockSize: '.875rem',
  color: color.inkQuiet,
  transition: `rotate ${motion.slide}`,
});
globalSection(`${localeSwitch}:has(:popover-open) ${localeButton} svg`, { rotate: '180deg' });

/** A panel below the button, as wide as the page on small screens. */
export const panel = section({
  position: 'absolute',
  inset: 'auto',
  insetInlineEnd: page.gutter,
  insetBlockStart: '108px',
  inlineSize: 'min(26rem, 91vw)',
  border: `1px solid ${color.line}`,
  padding: `${space.snug} ${space.snug} ${space.snug} ${space.roomy}`,
  background: color.raised,
  color: color.ink,
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .25)',
  opacity: 0,
  translate: '0 -8px',
  transition: `opacity ${motion.slide}, translate ${motion.slide}, overlay ${motion.slide} allow-discrete, display ${motion.slide} allow-discrete`,
  '@supports': {
    '(position-anchor: --bar)': {
      positionAnchor: '--bar',
      insetBlockStart: 'anchor(bottom)',
    },
  },
  selectors: { '&:popover-open': { opacity: 1, translate: '0' } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0, translate: '0 -8px' } } },
});
