import { disabledSmallButton, smallButton } from '../field/small-button.ts';
import { color, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

/** Positioned and isolated, for the motion of rows. */
export const root = primitive({ position: 'relative', isolation: 'isolate' });
export const rows = primitive({ display: 'flex', flexDirection: 'column' });

/** The buttons are at the end of the first line. */
export const row = primitive({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space.tight} ${space.snug}`,
  paddingBlock: space.tight,
});
export const name = primitive({ alignSelf: 'center', fontSize: type.small, color: color.inkQuiet });
export const buttons = primitive({ display: 'flex', gap: '4px' });
export const content = primitive({ gridColumn: '1 / -1', minInlineSize: 0 });
// Browsers paint a long list in less time if its icons are not clipped.
globalPrimitive(`${buttons} svg`, { overflow: 'visible' });
globalPrimitive(`${buttons} > [data-action=up] > svg`, { rotate: '180deg' });

export const footer = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
  paddingBlockStart: space.snug,
});
export const addButton = primitive({
  ...smallButton,
  textAlign: 'start',
  selectors: { '&:is(:disabled, [aria-disabled=true])': disabledSmallButton },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
export const maxMessage = primitive({ fontSize: type.small, color: color.inkQuiet });
