import { globalSection, section } from '#theme/layered';
import { TEXT_WITH_IMAGE_TO_EDGE } from '../edge-to-edge.ts';
import { radius, space } from '#theme/contract.css';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 60rem)';

export const frame = section({});
const half = `${frame}[data-size=half] &`;
const halfStart = `${frame}[data-size=half][data-side=start] &`;
const halfEnd = `${frame}[data-size=half][data-side=end] &`;

/** Custom property with the editor's aspect ratio; without it each size has a default. */
const ASPECT_RATIO = '--ratio';
/** Custom property with the number of columns of the half size, including the gutter. */
const SPAN = '--span';
// Portrait pictures are narrower, so that no picture is taller than the viewport.
for (const [name, vars] of [
  ['landscape', { [ASPECT_RATIO]: '1.5' }],
  ['square', { [ASPECT_RATIO]: '1', [SPAN]: '7' }],
  ['portrait', { [ASPECT_RATIO]: '.8', [SPAN]: '6' }],
] as const) {
  globalSection(`${frame}[data-ratio=${name}]`, { vars });
}
globalSection(frame, {
  vars: { [SPAN]: '7' },
  '@media': { [wide]: { vars: { [SPAN]: '8' } } },
});

export const figure = section({
  gridColumn: 'bleed-start / bleed-end',
  position: 'relative',
  overflow: 'clip',
  aspectRatio: `var(${ASPECT_RATIO}, 1.25)`,
  '@media': {
    [medium]: {
      gridRow: 1,
      selectors: {
        [halfStart]: {
          gridColumn: `bleed-start / span var(${SPAN})`,
          borderStartEndRadius: radius.picture,
          borderEndEndRadius: radius.picture,
        },
        [halfEnd]: {
          gridColumn: `span var(${SPAN}) / bleed-end`,
          borderStartStartRadius: radius.picture,
          borderEndStartRadius: radius.picture,
        },
        // Without a ratio of the editor, the picture is at least as tall as the text.
        [`${TEXT_WITH_IMAGE_TO_EDGE} ${half}`]: {
          aspectRatio: `var(${ASPECT_RATIO}, auto)`,
          minBlockSize: 'min(48vw, 44rem)',
          borderRadius: 0,
        },
      },
    },
    [wide]: {
      selectors: {
        [half]: { aspectRatio: `var(${ASPECT_RATIO}, 1.167)` },
        [`${frame}[data-size=wide] &`]: { aspectRatio: `max(var(${ASPECT_RATIO}, 1.7), 1.5)` },
        [`${frame}[data-size=wide][data-side=start] &`]: { gridColumn: 'bleed-start / span 12' },
        [`${frame}[data-size=wide][data-side=end] &`]: { gridColumn: 'span 12 / bleed-end' },
        [`${TEXT_WITH_IMAGE_TO_EDGE} ${frame}[data-size=wide] &`]: { gridColumn: 'bleed-start / bleed-end' },
      },
    },
  },
});
globalSection(`${figure} img`, { position: 'absolute', inset: 0 });

export const content = section({
  gridColumn: 'content-start / content-end',
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  paddingBlockStart: space.roomy,
  selectors: { [`${TEXT_WITH_IMAGE_TO_EDGE} &`]: { paddingBlock: `${space.roomy} ${space.airy}` } },
  '@media': {
    [medium]: {
      selectors: {
        // The text is beside the picture, at its lower edge.
        [half]: { gridRow: 1, alignSelf: 'end', paddingBlockStart: 0 },
        [halfStart]: { gridColumn: 'span 5 / content-end' },
        [halfEnd]: { gridColumn: 'content-start / span 5' },
        [`${TEXT_WITH_IMAGE_TO_EDGE} ${half}`]: { paddingBlock: space.airy },
        [`${frame}[data-picture=missing][data-size][data-side] &`]: { gridColumn: 'content-start / span 7' },
      },
    },
    [wide]: {
      selectors: {
        [halfStart]: { gridColumn: 'span 4 / content-end' },
        [halfEnd]: { gridColumn: 'content-start / span 4' },
        // Below the picture: the heading, and the indented text beside it.
        [`${frame}[data-size=wide] &`]: {
          display: 'grid',
          gridTemplateColumns: 'subgrid',
          alignItems: 'start',
          paddingBlockStart: space.roomy,
        },
      },
    },
  },
});

export const head = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  '@media': { [wide]: { selectors: { [`${frame}[data-size=wide] &`]: { gridColumn: '1 / span 6' } } } },
});

export const body = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  '@media': {
    [wide]: {
      selectors: { [`${frame}[data-size=wide] &`]: { gridColumn: '8 / -1', paddingBlockStart: space.tight } },
    },
  },
});
