import { section } from '#theme/layered';
import { equalColumns } from '../sections/equal-columns.ts';
import { radio } from './toggle.css.ts';
import { color, motion, space, type } from '#theme/contract.css';

/** A segmented control: labels in one pill, which becomes a rounded rectangle when it wraps. */
export const group = section({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  maxInlineSize: '100%',
  padding: '5px',
  borderRadius: '29px',
  background: color.raised,
  border: `1px solid ${color.edge}`,
  '@media': { print: { ...equalColumns, padding: 0, border: 0, background: 'none', borderRadius: 0 } },
});

export const choice = section({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  minBlockSize: '46px',
  minInlineSize: '4.5rem',
  maxInlineSize: '100%',
  paddingInline: space.cosy,
  paddingBlock: space.tight,
  borderRadius: '23px',
  fontSize: type.small,
  fontWeight: 550,
  lineHeight: 1.2,
  textAlign: 'center',
  hyphens: 'auto',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  ':hover': { background: `color-mix(in oklab, ${color.ink} 8%, transparent)` },
  selectors: {
    [`&:has(${radio}:checked)`]: { background: color.ink, color: color.ground, cursor: 'default' },
  },
  '@media': {
    '(max-width: 30rem)': { paddingInline: space.snug },
    print: {
      justifyContent: 'start',
      textAlign: 'start',
      minBlockSize: 0,
      minInlineSize: 0,
      padding: 0,
      background: 'none !important',
      color: `${color.ink} !important`,
    },
    '(forced-colors: active)': {
      selectors: {
        [`&:has(${radio}:checked)`]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
