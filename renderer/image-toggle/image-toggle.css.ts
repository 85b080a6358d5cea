import { section } from '#theme/layered';
import { radius, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const head = section({
  gridColumn: 'content-start / content-end',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockEnd: space.roomy,
  '@media': { [wide]: { gridColumn: '4 / span 8' } },
});

export const frame = section({
  gridColumn: 'bleed-start / bleed-end',
  aspectRatio: '5 / 4.4',
  '@media': {
    [wide]: {
      gridColumn: '4 / bleed-end',
      aspectRatio: '16 / 9',
      maxBlockSize: '84svh',
      inlineSize: '100%',
      borderStartStartRadius: radius.picture,
      borderEndStartRadius: radius.picture,
    },
  },
});

export const control = section({
  gridColumn: 'content-start / content-end',
  paddingBlockStart: space.cosy,
  ':empty': { display: 'none' },
  '@media': { [wide]: { gridColumn: '4 / span 5' } },
});

export const words = section({
  gridColumn: 'content-start / content-end',
  paddingBlockStart: space.cosy,
  ':empty': { display: 'none' },
  '@media': { [wide]: { gridColumn: '9 / content-end', paddingBlockStart: space.roomy } },
});
