import { section } from '#theme/layered';
import { radius, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const copy = section({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockEnd: space.roomy,
  '@media': { [wide]: { gridColumn: '1 / 6' } },
});

export const figure = section({
  gridColumn: '1 / -1',
  borderRadius: radius.picture,
  overflow: 'clip',
  '@media': { [wide]: { gridColumn: '6 / -1' } },
});
