import { keyframes } from '@vanilla-extract/css';
import { missingPicture } from '#renderer/media/missing-picture';
import { section } from '#theme/layered';
import { delays } from '#theme/scales';
import { color, motion, radius, space, type } from '#theme/contract.css';

/** The padding at the end of a modal. The foot covers it. */
const MODAL_END = `max(${space.roomy}, env(safe-area-inset-bottom))`;

/** At least as high as the drawer below its head, so that the foot is at the edge of the window. */
export const body = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minBlockSize: `calc(100% - 44px - 2 * ${space.snug})`,
});

export const status = section({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  fontWeight: 550,
  selectors: { '&:empty': { display: 'contents' } },
});
/** The status, and the button that adds a removed line again. */
export const notice = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.snug,
  selectors: { '&:has(> :only-child:empty)': { display: 'contents' } },
});

const appear = keyframes({ from: { opacity: 0 } });
export const waiting = section({
  color: color.inkQuiet,
  animation: `${appear} ${motion.fade} ${delays.loading} backwards`,
});

export const lines = section({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  borderBlockStart: `1px solid ${color.line}`,
});
export const line = section({
  display: 'grid',
  gridTemplateColumns: 'clamp(3.5rem, 20vw, 5rem) minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  columnGap: space.snug,
  alignItems: 'start',
  paddingBlock: space.snug,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const picture = section({
  position: 'relative',
  gridRow: '1 / span 2',
  aspectRatio: '4 / 5',
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  selectors: missingPicture,
});
export const text = section({
  // Aligned with the baseline of the total.
  alignSelf: 'baseline',
  display: 'grid',
  gap: space.hair,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = section({
  minBlockSize: '44px',
  alignContent: 'center',
  color: 'inherit',
  fontWeight: 550,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** The row of controls is in the columns of text and total. */
export const controls = section({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.snug,
});
export const quantity = section({
  display: 'grid',
  gridTemplateColumns: '44px minmax(1.5rem, auto) 44px',
  alignItems: 'center',
  // The icons have space inside their touch targets.
  marginInlineStart: '-12px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const step = section({ display: 'grid', placeItems: 'center', minBlockSize: '44px' });
export const remove = section({
  minBlockSize: '44px',
  fontSize: type.small,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.3em',
  ':hover': { textDecorationColor: color.accent },
});
export const note = section({ fontSize: type.note, color: color.inkQuiet });
export const problem = section({ fontSize: type.note, fontWeight: 550, color: color.danger });
/** Aligned with the first line of the name. */
export const total = section({ alignSelf: 'baseline', fontWeight: 550 });

/** Stays visible below the lines that scroll. In a low window it would cover them, so it scrolls too. */
export const foot = section({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: `calc(-1 * ${MODAL_END})`,
  display: 'grid',
  gap: space.snug,
  marginBlock: `auto calc(-1 * ${MODAL_END})`,
  paddingBlock: `${space.snug} ${space.cosy}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.ground,
  '@media': { '(max-height: 30rem)': { position: 'static' } },
});
export const subtotal = section({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.cosy,
  fontWeight: 550,
});
