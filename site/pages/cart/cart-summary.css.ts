import { LARGE_TEXT } from '#theme/large-text';
import { globalSection, section } from '#theme/layered';
import { color, font, radius, space, type } from '#theme/contract.css';

/** A panel like the summary of the checkout. On a wide page it is beside the lines. */
export const summary = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.cosy,
  alignContent: 'start',
  padding: space.cosy,
  background: color.raised,
  borderRadius: radius.picture,
  '@media': { '(min-width: 64rem)': { padding: space.roomy } },
});
export const title = section({ fontFamily: font.title, fontSize: type.title, fontWeight: 420 });
export const totals = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.snug,
});
export const row = section({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.cosy,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [LARGE_TEXT]: { flexWrap: 'wrap' } },
});
globalSection(`${row} > dd`, { marginInlineStart: 'auto', textAlign: 'end' });
// Overrides the font size of a price.
globalSection(`${row} > dd > span`, { fontSize: 'inherit' });
export const grandTotal = section({
  paddingBlockStart: space.snug,
  borderBlockStart: `1px solid ${color.ink}`,
  fontSize: type.lead,
  fontWeight: 600,
});
export const note = section({ fontSize: type.small, color: color.inkQuiet });
export const free = section({ fontWeight: 550 });
export const problem = section({ color: color.danger });
export const coupon = section({ display: 'grid', gap: space.snug });
export const applied = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
});
