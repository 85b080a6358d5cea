import { section } from '#theme/layered';
import { space } from '#theme/contract.css';

/** The buttons of an item, below its text, like those of a line of the cart. */
export const buttons = section({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.cosy,
  '@media': { '(min-width: 40rem)': { gridColumn: '2 / -1' } },
});
