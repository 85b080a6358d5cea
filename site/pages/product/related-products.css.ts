import { section } from '#theme/layered';
import { page, space } from '#theme/contract.css';

const medium = '(min-width: 40rem)';

export const related = section({
  display: 'grid',
  gap: space.roomy,
});

export const head = section({ containerType: 'inline-size' });

export const list = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.roomy} ${page.gap}`,
  // Large text has fewer columns, so that names do not break within words.
  '@media': {
    [medium]: { gridTemplateColumns: `repeat(auto-fill, minmax(max(8rem, 25% - ${page.gap}), 1fr))` },
  },
});
