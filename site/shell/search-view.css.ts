import { section } from '#theme/layered';
import { color, motion, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const search = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
  paddingBlockStart: space.cosy,
  minBlockSize: '50svh',
});

export const form = section({
  display: 'grid',
  gap: space.snug,
  alignItems: 'start',
  maxInlineSize: '48rem',
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: '1fr auto' } },
});
// The button stands level with the line to write on, whatever hint is below that.
export const popular = section({ display: 'flex', flexWrap: 'wrap', columnGap: space.cosy });
export const term = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: type.small,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.35em',
  transition: `text-decoration-color ${motion.quick}`,
  ':hover': { textDecorationColor: color.accent },
});

export const tips = section({ display: 'grid', gap: space.tight, color: color.inkQuiet });

export const results = section({ maxInlineSize: '48rem', '@media': { [wide]: { maxInlineSize: '58rem' } } });
export const result = section({
  position: 'relative',
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.cosy,
  borderBlockStart: `1px solid ${color.line}`,
});
export const link = section({
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.2em',
  transition: `text-decoration-color ${motion.quick}`,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecorationColor: color.accent },
});
