import { color } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const frame = primitive({ display: 'grid' });

export const select = primitive({
  gridArea: '1 / 1',
  paddingInlineEnd: '2rem',
  // A long option wraps.
  whiteSpace: 'normal',
  cursor: 'pointer',
  // While no option is selected, the text is a placeholder.
  selectors: { '&:has(> option[value=""]:checked)': { color: color.inkQuiet } },
});
// Browsers render the list of options on white by default. The light text of dark tones would be unreadable on white.
globalPrimitive(`${select} > option`, { color: color.ink, background: color.ground });

export const arrow = primitive({
  gridArea: '1 / 1',
  placeSelf: 'center end',
  // Compensates for the padding inside the SVG, so that the arrow aligns with the end of the line.
  marginInlineEnd: '-.3em',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
globalPrimitive(`${select}:disabled + ${arrow}`, { color: color.inkQuiet });
