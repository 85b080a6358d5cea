import { PLACEHOLDER_COLOR } from '../picture/picture.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

/** Background colours of both pictures until they have loaded. */
export const DAY_PLACEHOLDER_COLOR = '--shade-day';
export const DUSK_PLACEHOLDER_COLOR = '--shade-dusk';

const byDay = { [PLACEHOLDER_COLOR]: `var(${DAY_PLACEHOLDER_COLOR})` };
const atDusk = { [PLACEHOLDER_COLOR]: `var(${DUSK_PLACEHOLDER_COLOR})` };

// Uses the same media query as the pictures. `light-dark()` would follow the tone of the section, which can be dark in the day theme.
export const system = primitive({
  display: 'contents',
  vars: byDay,
  '@media': { '(prefers-color-scheme: dark)': { vars: atDusk } },
});
export const other = primitive({
  display: 'none',
  vars: atDusk,
  '@media': { '(prefers-color-scheme: dark)': { vars: byDay } },
});

// When the visitor's choice of theme differs from the system's, the other picture is visible.
for (const [scheme, theme] of [
  ['light', 'dusk'],
  ['dark', 'day'],
] as const) {
  const media = `(prefers-color-scheme: ${scheme})`;
  globalPrimitive(`html[data-theme=${theme}] ${system}`, { '@media': { [media]: { display: 'none' } } });
  globalPrimitive(`html[data-theme=${theme}] ${other}`, { '@media': { [media]: { display: 'contents' } } });
}
