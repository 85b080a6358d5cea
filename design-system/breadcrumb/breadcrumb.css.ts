import { color, motion, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const crumbs = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.tight,
  fontSize: type.note,
  color: color.inkQuiet,
});

export const crumb = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tight,
});
// The separator precedes its crumb, so that a name on a new line still begins with its separator.
globalPrimitive(`${crumb}:not(:first-child)::before`, {
  content: '"/" / ""',
  color: color.line,
});

export const link = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.45em',
  transition: `color ${motion.quick}, text-decoration-color ${motion.quick}`,
  ':hover': { color: color.ink, textDecorationColor: 'currentColor' },
  // Above a picture that follows directly, which would cover the focus ring.
  ':focus-visible': { position: 'relative', zIndex: 1 },
});
