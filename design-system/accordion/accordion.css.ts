import { color, motion, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const accordion = primitive({ borderBlockEnd: `1px solid ${color.line}` });

export const item = primitive({
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
    // Print all content, because a printed item cannot be opened.
    print: {
      breakInside: 'avoid',
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
    },
  },
});

export const title = primitive({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.cosy,
  paddingBlock: space.cosy,
  fontSize: type.lead,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  transition: `color ${motion.quick}`,
  ':hover': { color: color.accent },
  // A plus sign of two hairlines. The vertical line rotates when the item opens.
  '::after': {
    content: '""',
    flex: 'none',
    inlineSize: '1rem',
    blockSize: '1rem',
    // Centred on the first line of the title.
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
  selectors: { [`${item}[open] &::after`]: { backgroundSize: '100% 1.5px, 1.5px 0' } },
});

export const content = primitive({ paddingBlockEnd: space.roomy, paddingInlineEnd: space.roomy });
globalPrimitive(`${content} > *`, { maxInlineSize: '58ch' });
