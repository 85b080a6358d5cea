import { globalSection, section } from '#theme/layered';
import { color, motion, space, type } from '#theme/contract.css';

/** Paper that slides in at the foot of the window, over the page: nothing moves for it. */
export const suggestion = section({
  position: 'fixed',
  zIndex: 2,
  insetBlockEnd: `max(${space.snug}, env(safe-area-inset-bottom))`,
  insetInline: space.snug,
  maxInlineSize: '34rem',
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
  '@starting-style': { opacity: 0, translate: '0 16px' },
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
