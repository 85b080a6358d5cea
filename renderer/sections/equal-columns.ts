import { space } from '#theme/contract.css';

/** One row with an equal column per child. Print styles of toggles use it for pictures, labels and texts. */
export const equalColumns = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'none',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.tight,
} as const;
