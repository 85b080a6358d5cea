import { globalSection, section } from '#theme/layered';
import { color, space } from '#theme/contract.css';

export const usps = section({ overflow: 'clip', borderBlock: `1px solid ${color.line}` });
// Below a hero the section needs no line at its top.
globalSection(`[data-section=hero] + [data-section=usps] > ${usps}`, {
  borderBlockStartColor: 'transparent',
});

export const head = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlock: `${space.airy} ${space.roomy}`,
});

// Each USP has a line above it and a line before it, and the list clips the lines at its edges. So only the lines between USPs are visible,
// for any number of columns and rows.
export const reasons = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  '@media': {
    '(min-width: 40rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      marginInlineEnd: `calc(-1 * ${space.cosy})`,
    },
    '(min-width: 68rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(14.5rem, 1fr))' },
  },
});

export const reason = section({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.tight,
  paddingBlock: space.roomy,
  paddingInlineEnd: space.cosy,
  marginInlineStart: '-1px',
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${color.line}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(-1 * ${space.cosy})`,
    inlineSize: '1px',
    background: color.line,
  },
  '@media': {
    '(width < 40rem)': {
      // In one column, the title and the text are side by side if the title is short enough.
      flexFlow: 'row wrap',
      alignItems: 'baseline',
      gap: `${space.hair} ${space.snug}`,
      paddingBlock: space.snug,
      paddingInlineEnd: 0,
    },
  },
});
// The icon is last in the source, so that the text comes first without styles. Narrow screens hide it.
export const icon = section({
  order: -1,
  marginInlineStart: '-.2rem',
  inlineSize: '2rem',
  blockSize: '2rem',
  color: color.accent,
  '@media': { '(width < 40rem)': { display: 'none' } },
});
globalSection(`${reason} > :first-child`, {
  '@media': { '(width < 40rem)': { flex: '0 0 min(9.5rem, 100%)', hyphens: 'manual' } },
});
globalSection(`${reason} > p`, { '@media': { '(width < 40rem)': { flex: '1 1 min(11rem, 100%)' } } });
