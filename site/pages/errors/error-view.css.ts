import { section } from '#theme/layered';
import { color, space } from '#theme/contract.css';

export const text = section({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.cosy,
  maxInlineSize: '58rem',
  paddingBlock: space.airy,
});

export const search = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
  paddingBlock: space.roomy,
  borderBlockStart: `1px solid ${color.line}`,
});
