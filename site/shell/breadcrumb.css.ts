import { globalSection, section } from '#theme/layered';
import { color, motion, space, type } from '#theme/contract.css';

export const crumbs = section({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.tight,
  fontSize: type.note,
  color: color.inkQuiet,
});

export const crumb = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  gap: space.tight,
});
globalSection(`${crumb} + ${crumb}::before`, {
  content: '"/" / ""',
  color: color.line,
});

export const link = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.45em',
  transition: `color ${motion.quick}, text-decoration-color ${motion.quick}`,
  ':hover': { color: color.ink, textDecorationColor: 'currentColor' },
});
