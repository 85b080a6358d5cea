import { section } from '#theme/layered';
import { space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const head = section({
  containerType: 'inline-size',
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockEnd: space.roomy,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [wide]: {
      gridColumn: '1 / 6',
      paddingInlineEnd: space.roomy,
      position: 'sticky',
      insetBlockStart: space.roomy,
      alignSelf: 'start',
    },
  },
});

export const questions = section({
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: '6 / -1' } },
});
