import { section } from '#theme/layered';
import { color, motion, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const search = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
  paddingBlockStart: space.cosy,
  minBlockSize: '50svh',
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
