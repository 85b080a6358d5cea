import { section } from '#theme/layered';
import { color, page, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

// `start`: the icon is in the margin of the text. `center`: the icon is above the text, in the middle of the page.
export const statement = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.cosy} ${page.gap}`,
  selectors: {
    '&[data-align=start]': { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.cosy },
    '&[data-align=center]': { justifyItems: 'center', textAlign: 'center' },
  },
  '@media': {
    [wide]: {
      selectors: {
        '&[data-align=start]': {
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
          alignItems: 'start',
          paddingBlockStart: space.roomy,
        },
      },
    },
  },
});
const start = `${statement}[data-align=start] > &`;
const centre = `${statement}[data-align=center] > &`;

export const icon = section({
  inlineSize: '4rem',
  blockSize: '4rem',
  color: color.accent,
  selectors: { [centre]: { inlineSize: '5.5rem', blockSize: '5.5rem', marginBlockEnd: space.tight } },
  '@media': {
    [wide]: {
      selectors: { [start]: { gridColumn: '1 / span 3', inlineSize: '5.5rem', blockSize: '5.5rem' } },
    },
    '(forced-colors: active)': { color: 'CanvasText' },
  },
});

export const title = section({
  containerType: 'inline-size',
  selectors: { [centre]: { inlineSize: 'min(100%, 46rem)' } },
  '@media': { [wide]: { selectors: { [start]: { gridColumn: '4 / span 5' } } } },
});

export const text = section({
  selectors: { [centre]: { display: 'grid', justifyItems: 'center' } },
  '@media': {
    [wide]: { selectors: { [start]: { gridColumn: '9 / -1', paddingBlockStart: space.tight } } },
  },
});
