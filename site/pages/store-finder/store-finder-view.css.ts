import { section } from '#theme/layered';
import { space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const finder = section({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.cosy });

/** Empty most of the time, but always a live region. */
export const problem = section({ selectors: { '&:empty': { position: 'absolute' } } });

export const layout = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.cosy,
  '@media': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space.airy } },
});
