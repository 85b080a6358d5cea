import { space } from '#theme/contract.css';
import { section } from '#theme/layered';

export const words = section({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.cosy,
  maxInlineSize: '58rem',
  paddingBlock: space.airy,
});
