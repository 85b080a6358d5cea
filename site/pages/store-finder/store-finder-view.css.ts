import { section } from '#theme/layered';
import { space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const finder = section({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.cosy });

/** A live region, which stays in the page when it is empty. */
export const problem = section({ selectors: { '&:empty': { position: 'absolute' } } });

export const layout = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.cosy,
  '@media': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space.airy } },
});
