import { section } from '#theme/layered';
import { color, space } from '#theme/contract.css';

export const signIn = section({
  marginBlockEnd: space.roomy,
  borderBlockEnd: `1px solid ${color.line}`,
  // In one column, the order above ends with a line.
  '@media': { '(min-width: 60rem)': { borderBlockStart: `1px solid ${color.line}` } },
});

export const signInTitle = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.4em',
  minBlockSize: '56px',
  cursor: 'pointer',
});

export const signInContent = section({
  display: 'grid',
  gap: space.snug,
  paddingBlock: `${space.snug} ${space.roomy}`,
});
