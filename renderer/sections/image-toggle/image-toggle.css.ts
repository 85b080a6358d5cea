import { section } from '#theme/layered';
import { ASPECT_RATIO } from '../../media/aspect-ratio.ts';
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
  aspectRatio: `min(var(${ASPECT_RATIO}, 1.136), 1.136)`,
  '@media': {
    [wide]: {
      gridColumn: '4 / bleed-end',
      aspectRatio: `var(${ASPECT_RATIO}, 1.778)`,
      maxBlockSize: '84svh',
      inlineSize: '100%',
      borderStartStartRadius: radius.picture,
      borderEndStartRadius: radius.picture,
      selectors: {
        '&[data-orientation=portrait]': {
          gridRow: 2,
          gridColumn: '4 / span 6',
          maxBlockSize: 'none',
          borderRadius: radius.picture,
        },
      },
    },
  },
});

export const control = section({
  gridColumn: 'content-start / content-end',
  paddingBlockStart: space.cosy,
  ':empty': { display: 'none' },
  '@media': { [wide]: { gridColumn: '4 / span 5' } },
});

export const content = section({
  gridColumn: 'content-start / content-end',
  paddingBlockStart: space.cosy,
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  ':empty': { display: 'none' },
  '@media': {
    [wide]: {
      gridColumn: '9 / content-end',
      paddingBlockStart: space.roomy,
      // The text is beside a portrait picture, at its lower edge.
      selectors: {
        '[data-orientation=portrait] ~ &': {
          gridRow: 2,
          gridColumn: '10 / content-end',
          alignSelf: 'end',
          padding: 0,
        },
      },
    },
  },
});
