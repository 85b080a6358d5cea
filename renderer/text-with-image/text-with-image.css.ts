import { globalSection, section } from '#theme/layered';
import { radius, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';
/** On a ground of its own the section is a slab: picture and ground share it edge to edge. */
const SLAB = '[data-section=text-with-image]:is([data-tone=moss], [data-tone=night])';

globalSection(SLAB, { paddingBlock: 0 });

export const frame = section({});
const start = `${frame}[data-side=start] &`;
const end = `${frame}[data-side=end] &`;
const half = `${frame}[data-size=half] &`;

export const figure = section({
  gridColumn: 'bleed-start / bleed-end',
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '5 / 4',
  '@media': {
    [wide]: {
      gridRow: 1,
      selectors: {
        [start]: {
          gridColumn: 'bleed-start / span 8',
          borderRadius: `0 ${radius.picture} ${radius.picture} 0`,
        },
        [end]: { gridColumn: 'span 8 / bleed-end', borderRadius: `${radius.picture} 0 0 ${radius.picture}` },
        [half]: { aspectRatio: '7 / 6' },
        [`${frame}[data-size=wide][data-side=start] &`]: {
          gridColumn: 'bleed-start / span 12',
          aspectRatio: '16 / 8.4',
        },
        [`${frame}[data-size=wide][data-side=end] &`]: {
          gridColumn: 'span 12 / bleed-end',
          aspectRatio: '16 / 8.4',
        },
        // The words may ask for more height than the shape gives: the picture then grows along.
        [`${SLAB} ${frame}[data-size=half] &`]: {
          aspectRatio: 'auto',
          minBlockSize: 'min(48vw, 44rem)',
          borderRadius: 0,
        },
        [`${SLAB} ${frame}[data-size=wide] &`]: { gridColumn: 'bleed-start / bleed-end', borderRadius: 0 },
      },
    },
  },
});
globalSection(`${figure} img`, { position: 'absolute', inset: 0 });

export const words = section({
  gridColumn: 'content-start / content-end',
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  paddingBlockStart: space.roomy,
  selectors: { [`${SLAB} &`]: { paddingBlock: `${space.roomy} ${space.airy}` } },
  '@media': {
    [wide]: {
      selectors: {
        // Beside the picture, on its lower edge.
        [half]: { gridRow: 1, alignSelf: 'end', paddingBlockStart: 0 },
        [`${frame}[data-size=half][data-side=start] &`]: { gridColumn: 'span 4 / content-end' },
        [`${frame}[data-size=half][data-side=end] &`]: { gridColumn: 'content-start / span 4' },
        [`${SLAB} ${frame}[data-size=half] &`]: { paddingBlock: space.airy },
        // Below it, in two steps: the heading, and further in what there is to say.
        [`${frame}[data-size=wide] &`]: {
          display: 'grid',
          gridTemplateColumns: 'subgrid',
          alignItems: 'start',
          paddingBlockStart: space.roomy,
        },
        [`${frame}[data-picture=missing] &`]: { gridColumn: 'content-start / span 7' },
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

export const calls = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.tight} ${space.roomy}`,
});
