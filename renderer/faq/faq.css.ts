import { globalSection, section } from '#theme/layered';
import { color, motion, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const head = section({
  containerType: 'inline-size',
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockEnd: space.roomy,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [wide]: {
      gridColumn: '1 / 6',
      paddingInlineEnd: space.roomy,
      position: 'sticky',
      insetBlockStart: space.roomy,
      alignSelf: 'start',
    },
  },
});

export const questions = section({
  gridColumn: '1 / -1',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [wide]: { gridColumn: '6 / -1' } },
});

export const question = section({
  borderBlockStart: `1px solid ${color.line}`,
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${motion.slide}, content-visibility ${motion.slide} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    // A sheet of paper opens nothing: every answer is printed.
    print: {
      breakInside: 'avoid',
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
    },
  },
});

export const summary = section({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.cosy,
  paddingBlock: space.cosy,
  fontSize: type.lead,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-.01em',
  transition: `color ${motion.quick}`,
  ':hover': { color: color.accent },
  // A plus of two hairlines; the upright one lies down when the question opens.
  '::after': {
    content: '""',
    flex: 'none',
    inlineSize: '1rem',
    blockSize: '1rem',
    // In the middle of the first line, however many there are.
    alignSelf: 'flex-start',
    marginBlockStart: 'calc((1.3em - 1rem) / 2)',
    background: `linear-gradient(${color.accent} 0 0) center / 100% 1.5px no-repeat, linear-gradient(${color.accent} 0 0) center / 1.5px 100% no-repeat`,
    transition: `background-size ${motion.slide}`,
  },
  '@media': {
    print: { '::after': { display: 'none' } },
    '(forced-colors: active)': {
      '::after': { vars: { [color.accent]: 'CanvasText' }, forcedColorAdjust: 'none' },
    },
  },
  selectors: { [`${question}[open] &::after`]: { backgroundSize: '100% 1.5px, 1.5px 0' } },
});

export const answer = section({ paddingBlockEnd: space.roomy, paddingInlineEnd: space.roomy });
globalSection(`${answer} > *`, { maxInlineSize: '58ch' });
