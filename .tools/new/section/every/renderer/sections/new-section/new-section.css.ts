import { section } from '#theme/layered';
import { color, page, radius, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

// Below each other on a phone; on a desk in two rows: the heading, then the picture with the words on its lower edge.
export const layout = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.roomy} ${page.gap}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
const alone = `${layout}[data-picture=missing] > &`;

export const head = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  '@media': { [wide]: { gridColumn: '1 / span 8', selectors: { [alone]: { gridColumn: '1 / span 6' } } } },
});

export const figure = section({
  borderRadius: radius.picture,
  overflow: 'clip',
  '@media': { [wide]: { gridColumn: '1 / span 7' } },
});

export const body = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  '@media': {
    [wide]: {
      gridColumn: '9 / -1',
      alignSelf: 'end',
      paddingBlockStart: space.cosy,
      borderBlockStart: `1px solid ${color.line}`,
      selectors: { [alone]: { gridColumn: '8 / -1' } },
    },
  },
});

export const calls = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.tight} ${space.roomy}`,
});
