import { section } from '#theme/layered';
import { space } from '#theme/contract.css';

export const row = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.tight} ${space.roomy}`,
});
