import {
  anchor,
  anchorScope,
  positionBeside,
  popover as popoverStyle,
} from '../popover-position/popover-styles.ts';
import { color, motion, radius, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const menu = primitive({ ...anchorScope, display: 'inline-flex' });

export const trigger = primitive({
  ...anchor,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minBlockSize: '44px',
  paddingInline: space.snug,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  fontSize: type.small,
  fontWeight: 550,
  lineHeight: 1.2,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  ':hover': { borderColor: color.ink, background: `color-mix(in oklab, ${color.ink} 6%, transparent)` },
});
globalPrimitive(`${trigger} > svg`, { transition: `rotate ${motion.slide}` });
globalPrimitive(`${menu}:has(:popover-open) > ${trigger} > svg`, { rotate: '180deg' });

const { '@supports': belowStart } = positionBeside('block-end span-inline-end');
const { '@supports': belowEnd } = positionBeside('block-end span-inline-start');

export const popover = primitive({
  ...popoverStyle,
  minInlineSize: '12rem',
  maxInlineSize: 'min(24rem, 100vw - 16px)',
  maxBlockSize: 'min(28rem, 100dvh - 16px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space.tight,
  marginBlock: space.tight,
  '@supports': belowStart,
});
globalPrimitive(`${popover}[data-align=end]`, { '@supports': belowEnd });

export const item = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: '.75em',
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingBlock: space.tight,
  paddingInline: space.snug,
  borderRadius: '4px',
  fontSize: type.small,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { background: color.ground },
  ':focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  selectors: {
    '&[data-danger]': { color: color.danger },
    '&[aria-current]': { textDecoration: `underline 1px ${color.accent}`, textUnderlineOffset: '.35em' },
    '&[aria-disabled=true]': { color: color.inkQuiet, cursor: 'not-allowed', background: 'none' },
  },
});
