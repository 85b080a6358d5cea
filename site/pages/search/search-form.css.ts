import { globalSection, section } from '#theme/layered';
import { color, motion, space, type } from '#theme/contract.css';

export const form = section({
  display: 'grid',
  gap: space.snug,
  maxInlineSize: '48rem',
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: '1fr auto', alignItems: 'start' } },
});
// The button is level with the input, below the height of the label and its gap. The hint can wrap.
globalSection(`${form} > :last-child`, {
  '@media': {
    '(min-width: 40rem)': { marginBlockStart: `calc(${type.small} * 1.35 + ${space.hair})` },
  },
});
export const terms = section({ display: 'flex', flexWrap: 'wrap', columnGap: space.cosy });
export const term = section({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  minBlockSize: '44px',
  fontSize: type.small,
  overflowWrap: 'anywhere',
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.35em',
  transition: `text-decoration-color ${motion.quick}`,
  ':hover': { textDecorationColor: color.accent },
  // The click area of a short term is 44 px wide.
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: 'min(0px, (100% - 44px) / 2)',
  },
});
export const note = section({ fontSize: type.note, color: color.inkQuiet });
export const clear = section({
  minBlockSize: '44px',
  color: color.ink,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.3em',
  ':hover': { color: color.accent },
});
