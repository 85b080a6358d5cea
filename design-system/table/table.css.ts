import { color, font, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

/** Container query for a table in a region that is too narrow for two columns. */
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
  fontFamily: font.title,
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
globalPrimitive(`${table} :is(th, td)[data-numeric=true]`, {
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

// The table may be wider than its region, so that columns stay readable.
globalPrimitive(`${region}[data-narrow=scrolls] td:not([data-numeric=true])`, { minInlineSize: '10rem' });

// Each row becomes a list: its header, then its cells, each after the label of its column.
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
    // Hidden from screen readers, which announce the column header themselves.
    [narrow]: { content: 'attr(data-label) / ""', color: color.inkQuiet, textAlign: 'start' },
  },
});
