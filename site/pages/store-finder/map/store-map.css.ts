import { section } from '#theme/layered';
import { color, motion, radius, space, type } from '#theme/contract.css';

/** Height of the bar with the zoom buttons. The bar is above the map, so that the buttons never cover markers. */
const BAR = '64px';

export const map = section({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: 'clamp(340px, 56svh, 560px)',
  overflow: 'hidden',
  borderRadius: radius.sheet,
  background: color.ground,
  border: `1px solid ${color.line}`,
  // Hidden without a script and in print, because the list contains the same stores.
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const canvas = section({
  position: 'absolute',
  inset: `${BAR} 0 0`,
  selectors: { [`${map}[data-status=open] > &`]: { borderBlockStart: `1px solid ${color.line}` } },
});

/** An invisible element. A script reads the colours of the map from its computed style. */
export const palette = section({
  outlineColor: color.line,
  backgroundColor: color.ground,
  borderTopColor: color.ground,
  color: color.inkQuiet,
  // Forced colours would give land and names the same colour.
  forcedColorAdjust: 'none',
});

export const status = section({
  position: 'absolute',
  insetBlockStart: `calc(${BAR} + ${space.snug})`,
  insetInlineStart: space.snug,
  paddingInline: space.snug,
  borderRadius: radius.control,
  fontSize: type.small,
  lineHeight: 2.4,
  background: color.raised,
  selectors: { '&:empty': { padding: 0 } },
});

export const zoom = section({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: space.snug,
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  blockSize: BAR,
});

const target = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: '50%',
  cursor: 'pointer',
} as const;

export const cluster = section({
  ...target,
  // Space for the numbers of thousands of stores.
  inlineSize: 'auto',
  minInlineSize: '44px',
  paddingInline: space.tight,
  borderRadius: '22px',
  fontSize: type.small,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: color.ground,
  background: color.ink,
  border: `3px solid ${color.ground}`,
  ':hover': { background: color.accent, color: color.accentInk },
});

/** The visible dot is smaller than the touch target. The dot of the selected store is larger and has a ring. */
export const marker = section({
  ...target,
  '::before': {
    content: '""',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: '50%',
    background: color.accent,
    border: `2px solid ${color.ground}`,
    transition: `scale ${motion.quick}`,
  },
  selectors: {
    '&:hover::before': { scale: '1.25' },
    '&[aria-pressed=true]::before': { scale: '1.5', outline: `3px solid ${color.glow}` },
  },
});

/** The attribution of the names of towns, which their licence requires. */
export const source = section({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  paddingInline: space.tight,
  fontSize: type.note,
  color: color.inkQuiet,
  background: color.ground,
  borderStartStartRadius: radius.control,
});

/** The selected store. */
export const card = section({
  position: 'absolute',
  insetBlockEnd: space.snug,
  insetInline: space.snug,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.cosy,
  maxInlineSize: '32rem',
  paddingInline: space.cosy,
  paddingBlock: space.tight,
  borderRadius: radius.sheet,
  background: color.raised,
  selectors: { '&:empty': { display: 'none' } },
});
