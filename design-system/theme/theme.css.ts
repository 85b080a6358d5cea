import { createGlobalTheme } from '@vanilla-extract/css';
import { color, font, motion, page, radius, space, type } from './contract.css.ts';
import { globalTheme } from './layered.ts';
import { palette, type Paint, type Role, ROLES, type Tone, TONES } from './palette.ts';

const lightDark = ([day, dusk]: Paint) => (day === dusk ? day : `light-dark(${day}, ${dusk})`);

/** The custom properties of the roles that a tone repaints. */
function paints(tone: Tone) {
  const entries = ROLES.flatMap((role: Role) => {
    const paint = palette[tone][role];
    return paint ? [[color[role], lightDark(paint)] as const] : [];
  });
  return { vars: Object.fromEntries(entries) };
}

// Daylight and dusk stand side by side in one value; `color-scheme` says which counts: the system's on the page, the visitor's
// choice where `data-theme` says so, on the page or in any part of it. Every scope declares the values anew, because a
// compiler that lowers light-dark() for older browsers resolves it where it is declared.
globalTheme(':root', { colorScheme: 'light dark' });
globalTheme(':root, [data-theme], [data-tone]', paints('ground'));
globalTheme('[data-theme=day]', { colorScheme: 'light' });
globalTheme('[data-theme=dusk], [data-tone=night]', { colorScheme: 'dark' });
for (const tone of TONES.filter((one) => one !== 'ground')) {
  globalTheme(`[data-tone=${tone}]`, paints(tone));
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

createGlobalTheme(':root', space, {
  '@layer': 'theme',
  hair: '4px',
  tight: '8px',
  snug: '16px',
  cosy: '24px',
  roomy: 'clamp(32px, 1.5rem + 1.2vw, 48px)',
  airy: 'clamp(56px, 2.4rem + 3vw, 88px)',
  vast: 'clamp(80px, 3rem + 6vw, 152px)',
});

// Ratio 1.2 on a phone (390 px) to 1.28 on a desk (1440 px); the two display sizes leap, as the brand's headings do.
createGlobalTheme(':root', type, {
  '@layer': 'theme',
  note: '.8125rem',
  small: 'clamp(.9375rem, .9rem + .12vw, 1rem)',
  body: 'clamp(1.0625rem, .9375rem + .25vw, 1.1875rem)',
  lead: 'clamp(1.1875rem, 1.05rem + .5vw, 1.5rem)',
  title: 'clamp(1.3125rem, 1.2rem + .45vw, 1.625rem)',
  chapter: 'clamp(2.125rem, 1.5rem + 2.6vw, 4rem)',
  display: 'clamp(2.625rem, 1.15rem + 6.1vw, 7.125rem)',
});

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

createGlobalTheme(':root', radius, { '@layer': 'theme', picture: '2px', control: '999px', sheet: '20px' });

createGlobalTheme(':root', motion, {
  '@layer': 'theme',
  fade: '600ms ease-out',
  slide: '240ms cubic-bezier(.2, .7, .2, 1)',
  quick: '160ms ease-out',
});
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
