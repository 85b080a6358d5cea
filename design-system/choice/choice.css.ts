import { color, motion, radius, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive, primitiveVariants } from '../theme/layered.ts';

export const choice = primitive({
  position: 'relative',
  display: 'flex',
  gap: '.75rem',
  inlineSize: 'fit-content',
  minBlockSize: '44px',
  minInlineSize: '44px',
  paddingBlock: '.625rem',
  fontSize: type.body,
  lineHeight: 1.4,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
});
globalPrimitive(`${choice}:has(:disabled)`, { color: color.inkQuiet, cursor: 'not-allowed' });

export const tick = primitive({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  // Centres the box on the first line of the label.
  marginBlockStart: 'calc((1lh - 1.5rem) / 2)',
  border: `1px solid ${color.edge}`,
  cursor: 'inherit',
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  // No transition: painting its frames would delay the update of a product list that this choice filters.
  '::before': { content: '""' },
  selectors: {
    [`${choice}:hover &:enabled`]: { borderColor: color.ink },
    '&[aria-invalid]:enabled, [data-invalid] &:enabled': { borderColor: color.danger },
    '&:checked:enabled': { borderColor: color.accent },
    '&:checked': { background: color.accent },
    '&:disabled': { borderStyle: 'dashed' },
    '&:disabled:checked': { borderStyle: 'solid', background: color.edge },
  },
});

const variants = {
  box: {
    borderRadius: '4px',
    '::before': {
      inlineSize: '.4375rem',
      blockSize: '.8125rem',
      // Physical borders: a tick looks the same in right-to-left pages.
      borderStyle: 'solid',
      borderColor: color.accentInk,
      borderWidth: '0 2px 2px 0',
      rotate: '42deg',
      translate: '0 -.09rem',
      scale: '0',
    },
    selectors: { '&:checked::before': { scale: '1' } },
    '@media': {
      '(forced-colors: active)': { appearance: 'auto', '::before': { content: 'none' } },
    },
  },
  radio: {
    borderRadius: radius.control,
    '::before': {
      inlineSize: '.5rem',
      blockSize: '.5rem',
      borderRadius: radius.control,
      background: color.accentInk,
      scale: '0',
    },
    selectors: { '&:checked::before': { scale: '1' } },
    '@media': {
      '(forced-colors: active)': { appearance: 'auto', '::before': { content: 'none' } },
    },
  },
  switch: {
    inlineSize: '3.25rem',
    blockSize: '1.875rem',
    marginBlockStart: 'calc((1lh - 1.875rem) / 2)',
    borderRadius: radius.control,
    placeItems: 'center start',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}, box-shadow ${motion.fade}`,
    '::before': {
      transition: `translate ${motion.slide}, background-color ${motion.quick}`,
      inlineSize: '1.375rem',
      blockSize: '1.375rem',
      marginInline: '3px',
      borderRadius: radius.control,
      background: color.inkQuiet,
    },
    selectors: {
      // A glow in the dusk theme.
      '&:checked:enabled': { boxShadow: `0 0 28px -4px light-dark(transparent, ${color.accent})` },
      '&:checked::before': { background: color.accentInk, translate: '1.375rem 0' },
      '[dir=rtl] &:checked::before': { translate: '-1.375rem 0' },
    },
    '@media': {
      '(forced-colors: active)': {
        '::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        selectors: {
          '&:checked::before': { background: 'Highlight' },
          '&:disabled::before': { background: 'GrayText' },
        },
      },
    },
  },
} as const;
export const variant = primitiveVariants(variants);
