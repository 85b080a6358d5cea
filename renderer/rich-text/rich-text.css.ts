import { section, sectionVariants } from '#theme/layered';
import { space, type } from '#theme/contract.css';

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
    [wide]: {
      gridColumn: '1 / 6',
      position: 'sticky',
      insetBlockStart: space.roomy,
      alignSelf: 'start',
      paddingInlineEnd: space.cosy,
    },
  },
});

const inColumn = { gridColumn: '1 / -1', fontSize: type.body, minInlineSize: 0 } as const;
export const body = sectionVariants({
  text: { ...inColumn, '@media': { [wide]: { gridColumn: '6 / -1' } } },
  wide: inColumn,
});
