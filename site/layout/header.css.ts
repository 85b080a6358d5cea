import { globalSection, section } from '#theme/layered';
import { BAR } from './main-menu.css.ts';
import { color, motion, page, radius, space, type } from '#theme/contract.css';

/** From this width, the navigations of all languages fit on one line beside the centred wordmark. Narrower screens have the menu button. */
const wide = '(min-width: 80rem)';
/** Screens on which the menu button is an icon and the menu contains the locales, so that the bar is one row at 320 px. */
const narrow = '(max-width: 29.5rem)';
const print = { print: { display: 'none' } } as const;

/** The space before the text is as wide as the button after the text, so the text is centred. */
export const announcement = section({
  display: 'flex',
  alignItems: 'center',
  paddingInline: `calc(${page.gutter} + 32px) ${page.gutter}`,
  fontSize: type.note,
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': print,
});
globalSection(`${announcement} p`, { margin: '.5em auto' });

export const announcementLink = section({
  // Makes the touch target taller than the visible line. Padding of inline text does not change the layout.
  paddingBlock: '13px',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.3em',
});

export const bar = section({
  anchorName: BAR,
  // Wraps if large text leaves no space for one row.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.cosy,
  minBlockSize: '68px',
  paddingInline: page.gutter,
  '@media': {
    [narrow]: { columnGap: 0 },
    [wide]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr', minBlockSize: '88px' },
  },
});

/** A navigation in the bar of a wide screen. */
export const navigation = section({ '@media': { 'print, (width < 80rem)': { display: 'none' } } });

export const actions = section({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  // The icons have space inside their touch targets, so small screens need little gap.
  columnGap: '.7vw',
  '@media': {
    [narrow]: { columnGap: 0 },
    [wide]: { columnGap: '5px' },
    ...print,
  },
});

export const wordmark = section({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' });

export const menuButton = section({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.7em',
  minBlockSize: '44px',
  marginInlineStart: space.tight,
  fontSize: type.small,
  fontWeight: 550,
  // The menu icon: two lines, of which the lower one is shorter.
  '::after': {
    content: '""',
    inlineSize: '1.5rem',
    blockSize: '.5rem',
    background:
      'linear-gradient(currentColor 0 0) 0 0 / 100% 1.5px no-repeat, linear-gradient(currentColor 0 0) 100% 100% / 65% 1.5px no-repeat',
  },
  selectors: { '[dir=rtl] &::after': { scale: '-1 1' } },
  '@media': {
    // The text stays the accessible name.
    [narrow]: { paddingInline: '10px', marginInline: '0 -10px', fontSize: 0 },
    '(forced-colors: active)': { '::after': { color: 'ButtonText', forcedColorAdjust: 'none' } },
    [wide]: { display: 'none' },
    ...print,
  },
});

/** A panel that slides up from below. Reduced motion disables the transition. */
export const menuPanel = section({
  position: 'fixed',
  inset: 'auto 0 0',
  inlineSize: 'auto',
  maxBlockSize: '88svh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Visible only in forced-colors mode, which removes the shadow.
  border: '1px solid transparent',
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  padding: `${space.snug} ${page.gutter} ${space.roomy}`,
  background: color.raised,
  color: color.ink,
  boxShadow: '0 -12px 60px rgb(0 0 0 / .18)',
  translate: '0 100%',
  transition: `translate ${motion.slide}, overlay ${motion.slide} allow-discrete, display ${motion.slide} allow-discrete`,
  '::backdrop': {
    background: 'rgb(10 12 16 / .5)',
    opacity: 0,
    transition: `opacity ${motion.slide}, overlay ${motion.slide} allow-discrete, display ${motion.slide} allow-discrete`,
  },
  selectors: {
    '&:popover-open': { translate: '0', display: 'grid', gap: space.cosy },
    '&:popover-open::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: { '&:popover-open': { translate: '0 100%' }, '&:popover-open::backdrop': { opacity: 0 } },
  },
});

/** Position of the close button in the panel and in the announcement. The modal that replaces the panel uses it too. */
export const closeButton = section({
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  // The text of the announcement must not make it narrower.
  minInlineSize: '44px',
  blockSize: '44px',
  marginInlineEnd: '-12px',
  borderRadius: radius.control,
});

// The button needs the entry script.
globalSection(`html:not([data-enhanced]) ${announcement} ${closeButton}`, { visibility: 'hidden' });

/** The locales below the lists of the menu. */
export const menuLocales = section({
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.cosy,
});

// While the panel is open, Tab must not reach the page below, and the page must not scroll. Without JavaScript the page cannot be
// inert, so it becomes invisible, which also removes it from the focus order. `:has()` on the root element makes each change of the page
// slower: the browser then matches the styles of all elements again that have `:has()` in their selectors.
globalSection('html[data-menu-open]', { overflow: 'hidden' });
globalSection('html:has(#menu:popover-open)', {
  '@media': { '(scripting: none)': { overflow: 'hidden' } },
});
globalSection('header:has(#menu:popover-open) ~ :is(main, footer)', {
  '@supports': {
    '(interactivity: inert)': { interactivity: 'inert' },
    'not (interactivity: inert)': { visibility: 'hidden' },
  },
});
