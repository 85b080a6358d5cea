import { space } from '#theme/contract.css';

/** One line of equal columns, as many as there are things in it: on paper a toggle lays out its pictures, names and words so. */
export const equalColumns = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'none',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.tight,
} as const;
