import { color, font, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

/** Narrower than this, two columns are a crowd. */
const narrow = '(max-width: 36rem)';

export const region = primitive({
  containerType: 'inline-size',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  ':focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  '@media': { print: { overflow: 'visible' } },
});

export const table = primitive({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: type.small,
  lineHeight: 1.45,
});

export const caption = primitive({
  paddingBlockEnd: space.snug,
  textAlign: 'start',
  fontFamily: font.display,
  fontVariationSettings: '"opsz" 44',
  fontSize: type.title,
  lineHeight: 1.18,
});

const cell = `${table} :is(th, td)`;
globalPrimitive(cell, {
  paddingBlock: space.snug,
  paddingInlineEnd: space.cosy,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
});
globalPrimitive(`${cell}:last-child`, { paddingInlineEnd: 0 });
globalPrimitive(`${table} :is(th, td)[data-figures=true]`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalPrimitive(`${table} th[scope=row]`, { fontWeight: 550 });

globalPrimitive(`${table} > thead th`, {
  paddingBlock: space.tight,
  color: color.inkQuiet,
  borderColor: color.edge,
});

// Wider than its region where it must be, with columns in which words can still be read.
globalPrimitive(`${region}[data-narrow=scrolls] td:not([data-figures=true])`, { minInlineSize: '10rem' });

// Each row a list of its own: its head, then what was in the columns, each with the column's words before it.
const stacked = `${region}[data-narrow=stacks] > ${table}`;
globalPrimitive(`${stacked}, ${stacked} :is(caption, tbody, tr, th)`, {
  '@container': { [narrow]: { display: 'block' } },
});
globalPrimitive(`${stacked} > thead`, {
  '@container': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
globalPrimitive(`${stacked} > tbody > tr`, {
  '@container': {
    [narrow]: { paddingBlock: space.snug, borderBlockStart: `1px solid ${color.line}` },
  },
});
globalPrimitive(`${stacked} > tbody > tr > *`, {
  '@container': { [narrow]: { padding: 0, border: 0, textAlign: 'start' } },
});
globalPrimitive(`${stacked} > tbody > tr > td`, {
  '@container': {
    [narrow]: {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: space.cosy,
      paddingBlockStart: space.hair,
    },
  },
});
globalPrimitive(`${stacked} > tbody > tr > td::before`, {
  '@container': {
    // Seen, not heard: a screen reader says the column's head by itself.
    [narrow]: { content: 'attr(data-label) / ""', color: color.inkQuiet, textAlign: 'start' },
  },
});
