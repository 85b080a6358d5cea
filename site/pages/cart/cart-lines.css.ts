import { section } from '#theme/layered';
import { color } from '#theme/contract.css';

export const lines = section({
  display: 'grid',
  borderBlockStart: `1px solid ${color.line}`,
  ':focus': { outline: 'none', boxShadow: 'none' },
});
