import { section } from '#theme/layered';
import { color, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const banner = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  selectors: { '&[data-align=center]': { alignItems: 'center', textAlign: 'center' } },
  '@media': {
    [wide]: {
      selectors: {
        '&[data-align=start]': { flexDirection: 'row', alignItems: 'center', gap: space.roomy },
      },
    },
  },
});
const start = `${banner}[data-align=start] > &`;
const centre = `${banner}[data-align=center] > &`;

export const text = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minInlineSize: 0,
  selectors: { [centre]: { alignItems: 'center', inlineSize: 'min(100%, 46rem)' } },
  '@media': { [wide]: { selectors: { [start]: { maxInlineSize: '68%' } } } },
});

export const ctas = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.tight} ${space.roomy}`,
  selectors: {
    [start]: { paddingBlockStart: space.cosy, borderBlockStart: `1px solid ${color.line}` },
    [centre]: { justifyContent: 'center' },
  },
  '@media': {
    [wide]: {
      selectors: {
        [start]: { flex: 1, justifyContent: 'end', padding: 0, border: 0 },
        // The line between the text and the calls to action fills the remaining width.
        [`${start}::before`]: {
          content: '""',
          flex: '1 1 2rem',
          maxInlineSize: '100%',
          blockSize: '1px',
          background: color.line,
        },
      },
    },
  },
});
