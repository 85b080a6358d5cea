import { section } from '#theme/layered';
import { color, space, type } from '#theme/contract.css';

export const offer = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.hair} ${space.snug}`,
});

export const availability = section({ color: color.inkQuiet, fontSize: type.small });
