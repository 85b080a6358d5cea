import { createGlobalTheme } from '@vanilla-extract/css';
import { color, font, motion, page, radius, space, type } from './contract.css.ts';
import { globalTheme } from './layered.ts';
import { palette, type ColorPair, type ColorRole, COLOR_ROLES, type Tone, TONES } from './palette.ts';
import { motions, radii, sizes, spaces } from './scales.ts';

const lightDark = ([day, dusk]: ColorPair) => (day === dusk ? day : `light-dark(${day}, ${dusk})`);

/** Returns the custom properties of the roles that a tone overrides. */
function toneColors(tone: Tone) {
  const entries = COLOR_ROLES.flatMap((role: ColorRole) => {
    const colors = palette[tone][role];
    return colors ? [[color[role], lightDark(colors)] as const] : [];
  });
  return { vars: Object.fromEntries(entries) };
}

// One value contains the colours of both themes, and `color-scheme` selects one: the system's preference, or the visitor's choice in
// `data-theme`. Every scope declares the values again, because CSS compilers resolve `light-dark()` on the element that declares it.
globalTheme(':root', { colorScheme: 'light dark' });
globalTheme(':root, [data-theme], [data-tone]', toneColors('ground'));
globalTheme('[data-theme=day]', { colorScheme: 'light' });
globalTheme('[data-theme=dusk], [data-tone=night]', { colorScheme: 'dark' });
for (const tone of TONES.filter((name) => name !== 'ground')) {
  globalTheme(`[data-tone=${tone}]`, toneColors(tone));
}

globalTheme(':root, [data-theme], [data-tone]', {
  '@media': {
    print: {
      colorScheme: 'light',
      vars: {
        [color.ground]: '#fff',
        [color.raised]: '#fff',
        [color.ink]: '#000',
        [color.inkQuiet]: '#444',
        [color.line]: '#bbb',
        [color.accent]: '#000',
      },
    },
  },
});

createGlobalTheme(':root', space, { '@layer': 'theme', ...spaces });

createGlobalTheme(':root', type, { '@layer': 'theme', ...sizes });

createGlobalTheme(':root', font, {
  '@layer': 'theme',
  display: "Display, 'Display Times', 'Display Noto', serif",
  title: "Display, 'Title Times', 'Title Noto', serif",
  text: "Text, 'Text Arial', sans-serif",
});

createGlobalTheme(':root', page, {
  '@layer': 'theme',
  width: '90rem',
  gutter: 'max(clamp(20px, 4.4vw, 64px), (100vw - 90rem) / 2 + 64px)',
  gap: 'clamp(12px, 1.7vw, 24px)',
  measure: '50ch',
});

createGlobalTheme(':root', radius, { '@layer': 'theme', ...radii });

createGlobalTheme(':root', motion, { '@layer': 'theme', ...motions });
// In print, the spacing is smaller, because paper has its own margins.
globalTheme(':root', {
  '@media': {
    print: { vars: { [page.gutter]: page.gap, [space.airy]: '32px', [space.vast]: '48px' } },
  },
});
globalTheme(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [motion.fade]: '0.5ms', [motion.slide]: '0s', [motion.quick]: '0s' },
    },
  },
});
