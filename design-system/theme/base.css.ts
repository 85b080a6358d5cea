import './theme.css.ts';
import { type GlobalStyleRule } from '@vanilla-extract/css';
import { color, font, space, type } from './contract.css.ts';
import { globalReset } from './layered.ts';

function base(selector: string, rule: Omit<GlobalStyleRule, '@layer'>) {
  globalReset(selector, rule);
}

base('*, ::before, ::after', { boxSizing: 'border-box' });
base('*', { margin: 0, padding: 0 });
base('html', {
  // Font sizes are relative, so that text follows the visitor's browser setting.
  fontFamily: font.text,
  fontSize: '100%',
  lineHeight: 1.5,
  WebkitTextSizeAdjust: 'none',
  color: color.ink,
  background: color.ground,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  accentColor: color.accent,
  scrollPaddingBlockStart: space.roomy,
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});
base('body', { fontSize: type.body, minBlockSize: '100svh', overflowWrap: 'break-word', overflowX: 'clip' });
base('[data-tone]', { color: color.ink, background: color.ground });
base('img, svg, video', { display: 'block', maxInlineSize: '100%' });
base('img, video', { blockSize: 'auto' });
base('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
// An empty string, because Safari removes the list role with `none`.
base('ul, ol', { listStyle: '""' });
base('a', { color: 'inherit', textDecoration: 'none' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
base('button', { border: 0, background: 'none', cursor: 'pointer' });
base('summary', { cursor: 'pointer', listStyle: 'none' });
base('summary::-webkit-details-marker', { display: 'none' });
base('[hidden]', { display: 'none !important' });
// `body` excludes the root element. If it had a style for its selection, a view transition would compute the styles of the whole page twice.
base('body ::selection', { color: color.accentInk, background: color.accent });
// One focus ring for all elements. Its two colours contrast with any background and picture.
base(':focus-visible', {
  outline: `2px solid ${color.ink}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${color.ground}`,
});
base('main:focus', { outline: 'none' });
base('*', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.5ms !important',
      animationIterationCount: '1 !important',
    },
  },
});
// Print uses the day theme on a white background.
base('body', { '@media': { print: { fontSize: '10.5pt', background: 'none' } } });
base('[data-tone]', { '@media': { print: { background: 'none' } } });
// In print, a heading stays on the page of the following content. Figures and rows are not split.
base('h1, h2, h3, h4, h5, h6', { '@media': { print: { breakAfter: 'avoid' } } });
base('figure, li, tr, img', { '@media': { print: { breakInside: 'avoid' } } });
