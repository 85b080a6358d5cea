import { section } from '#theme/layered';
import { color, page, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const relatedArticles = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
});

export const head = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.snug} ${space.roomy}`,
  paddingBlockStart: space.cosy,
  borderBlockStart: `1px solid ${color.line}`,
});

export const cards = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.roomy} ${page.gap}`,
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'start' },
  },
});
