import { color, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const root = primitive({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The label at the start and the switch at the end. The whole row is clickable. */
export const row = primitive({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'start',
  columnGap: space.snug,
  minBlockSize: '44px',
  paddingBlock: '.625rem',
  fontSize: type.body,
  lineHeight: 1.4,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
});
globalPrimitive(`${row}:has(:is(:disabled, [aria-readonly=true]))`, { cursor: 'not-allowed' });
globalPrimitive(`${row}:has(:disabled)`, { color: color.inkQuiet });

/** Both state texts share one grid cell, so that the row keeps its width when the state changes. */
export const state = primitive({ display: 'grid', color: color.inkQuiet, textAlign: 'end' });
globalPrimitive(`${state} > *`, { gridArea: '1 / 1' });
globalPrimitive(`${row}:has(:checked) ${state} > :last-child`, { visibility: 'hidden' });
globalPrimitive(`${row}:not(:has(:checked)) ${state} > :first-child`, { visibility: 'hidden' });
