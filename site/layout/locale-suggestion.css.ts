import { globalSection, section } from '#theme/layered';
import { BAR } from './main-menu.css.ts';
import { color, motion, page, space, type } from '#theme/contract.css';

/** A panel that slides in below the header, over the page, without a layout shift. */
export const suggestion = section({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '128px',
  insetInlineEnd: page.gutter,
  inlineSize: '34rem',
  maxInlineSize: `calc(100vw - 2 * ${page.gutter})`,
  marginBlockStart: space.snug,
  '@supports': {
    '(position-anchor: --bar)': { positionAnchor: BAR, insetBlockStart: 'anchor(bottom)' },
  },
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space.snug,
  padding: `${space.tight} ${space.tight} ${space.tight} ${space.cosy}`,
  border: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  fontSize: type.small,
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .35)',
  transition: `translate ${motion.slide}, opacity ${motion.slide}`,
  '@starting-style': { opacity: 0, translate: '0 -8px' },
  '@media': { print: { display: 'none' } },
});

export const go = section({
  gridRow: 2,
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontWeight: 550,
  textDecoration: `underline 1px ${color.accent}`,
  textUnderlineOffset: '.35em',
});

export const dismiss = section({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
});
globalSection(`${dismiss} svg`, { inlineSize: '18px', blockSize: '18px' });
