import { color } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const frame = primitive({ display: 'grid' });

export const select = primitive({
  gridArea: '1 / 1',
  paddingInlineEnd: '2rem',
  cursor: 'pointer',
  // Nothing chosen yet.
  selectors: { '&:has(> option[value=""]:checked)': { color: color.inkQuiet } },
});
// The list is the system's; its paper is ours, or a light tone's ink would stand on white.
globalPrimitive(`${select} > option`, { color: color.ink, background: color.ground });

export const arrow = primitive({
  gridArea: '1 / 1',
  placeSelf: 'center end',
  // The drawing's own air hangs outside, its tip aligns with the line's end.
  marginInlineEnd: '-.3em',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
globalPrimitive(`${select}:disabled + ${arrow}`, { color: color.inkQuiet });
