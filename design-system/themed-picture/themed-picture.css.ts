import { globalPrimitive, primitive } from '../theme/layered.ts';

export const system = primitive({ display: 'contents' });
export const other = primitive({ display: 'none' });

// The visitor's own choice differs from the system's: the other picture stands in.
const overrides = { light: 'dusk', dark: 'day' } as const;
for (const [scheme, theme] of [['light', overrides.light] as const, ['dark', overrides.dark] as const]) {
  const media = `(prefers-color-scheme: ${scheme})`;
  globalPrimitive(`html[data-theme=${theme}] ${system}`, { '@media': { [media]: { display: 'none' } } });
  globalPrimitive(`html[data-theme=${theme}] ${other}`, { '@media': { [media]: { display: 'contents' } } });
}
