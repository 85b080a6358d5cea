import { styleVariants } from '@vanilla-extract/css';
import { space, type } from '#theme/contract.css';
import { section } from '#theme/layered';
import { sections } from '#theme/layers.css';

const wide = '(min-width: 60rem)';

export const above = section({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  maxInlineSize: '62rem',
  paddingBlockEnd: space.roomy,
  '@media': { [wide]: { paddingBlockEnd: space.airy } },
});

export const beside = section({
  containerType: 'inline-size',
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockEnd: space.cosy,
  '@media': {
    [wide]: { gridColumn: '1 / 6', position: 'sticky', insetBlockStart: space.roomy, alignSelf: 'start', paddingInlineEnd: space.cosy },
  },
});

const columns = { text: '6 / -1', wide: '1 / -1' };
export const body = styleVariants(columns, (gridColumn) => ({
  '@layer': {
    [sections]: {
      gridColumn: '1 / -1',
      fontSize: type.body,
      minInlineSize: 0,
      '@media': { [wide]: { gridColumn } },
    },
  },
}));
