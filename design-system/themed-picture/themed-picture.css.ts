import { PLACEHOLDER_COLOR } from '../picture/picture.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

/** What stands in each picture's place until it comes. */
export const DAY_PLACEHOLDER_COLOR = '--shade-day';
export const DUSK_PLACEHOLDER_COLOR = '--shade-dusk';

const byDay = { [PLACEHOLDER_COLOR]: `var(${DAY_PLACEHOLDER_COLOR})` };
const atDusk = { [PLACEHOLDER_COLOR]: `var(${DUSK_PLACEHOLDER_COLOR})` };

// By the same media as the pictures themselves: `light-dark()` would ask the section, which may be night at any hour.
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

// The visitor's own choice differs from the system's: the other picture stands in.
const overrides = { light: 'dusk', dark: 'day' } as const;
for (const [scheme, theme] of [['light', overrides.light] as const, ['dark', overrides.dark] as const]) {
  const media = `(prefers-color-scheme: ${scheme})`;
  globalPrimitive(`html[data-theme=${theme}] ${system}`, { '@media': { [media]: { display: 'none' } } });
  globalPrimitive(`html[data-theme=${theme}] ${other}`, { '@media': { [media]: { display: 'contents' } } });
}
