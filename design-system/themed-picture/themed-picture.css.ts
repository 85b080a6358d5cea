import { globalStyle } from '@vanilla-extract/css';
import { primitive } from '../theme/layered.ts';
import { primitives } from '../theme/layers.css.ts';

export const system = primitive({ display: 'contents' });
export const other = primitive({ display: 'none' });

// The visitor's own choice differs from the system's: the other picture stands in.
const overrides = { light: 'dusk', dark: 'day' } as const;
for (const [scheme, theme] of [['light', overrides.light] as const, ['dark', overrides.dark] as const]) {
  const media = `(prefers-color-scheme: ${scheme})`;
  globalStyle(`html[data-theme=${theme}] ${system}`, {
    '@layer': { [primitives]: { '@media': { [media]: { display: 'none' } } } },
  });
  globalStyle(`html[data-theme=${theme}] ${other}`, {
    '@layer': { [primitives]: { '@media': { [media]: { display: 'contents' } } } },
  });
}
