import { section } from '#theme/layered';
import { color, radius, space } from '#theme/contract.css';

export const notice = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.cosy,
  padding: `${space.tight} ${space.cosy}`,
  background: color.raised,
  borderRadius: radius.picture,
  // A script moves the focus here, so no focus ring is needed.
  ':focus': { outline: 'none', boxShadow: 'none' },
});
