import { createGlobalTheme } from '@vanilla-extract/css';
import { color, font, motion, page, radius, space, type } from './contract.css.ts';
import { globalTheme } from './layered.ts';
import { palette, type ColorPair, type ColorRole, COLOR_ROLES, type Tone, TONES } from './palette.ts';
import { motions, radii, sizes, spaces } from './scales.ts';

const lightDark = ([day, dusk]: ColorPair) => (day === dusk ? day : `light-dark(${day}, ${dusk})`);

/** The custom properties of the roles that a tone repaints. */
function toneColors(tone: Tone) {
  const entries = COLOR_ROLES.flatMap((role: ColorRole) => {
    const paint = palette[tone][role];
    return paint ? [[color[role], lightDark(paint)] as const] : [];
  });
  return { vars: Object.fromEntries(entries) };
}

// Daylight and dusk stand side by side in one value; `color-scheme` says which counts: the system's on the page, the visitor's
// choice where `data-theme` says so, on the page or in any part of it. Every scope declares the values anew, because a
// compiler that lowers light-dark() for older browsers resolves it where it is declared.
globalTheme(':root', { colorScheme: 'light dark' });
globalTheme(':root, [data-theme], [data-tone]', toneColors('ground'));
globalTheme('[data-theme=day]', { colorScheme: 'light' });
globalTheme('[data-theme=dusk], [data-tone=night]', { colorScheme: 'dark' });
for (const tone of TONES.filter((one) => one !== 'ground')) {
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
  display: "Display, 'Display Georgia', 'Display Noto', serif",
  text: "Text, 'Text Arial', 'Text DejaVu', sans-serif",
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
// The sheet has margins of its own, and costs more than a screen.
globalTheme(':root', {
  '@media': {
    print: { vars: { [page.gutter]: page.gap, [space.airy]: '32px', [space.vast]: '48px' } },
  },
});
globalTheme(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [motion.fade]: '1ms', [motion.slide]: '0s', [motion.quick]: '0s' },
    },
  },
});
