import { section } from '#theme/layered';
import { space } from '#theme/contract.css';

export const words = section({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.cosy,
  maxInlineSize: '58rem',
  paddingBlock: space.airy,
});
