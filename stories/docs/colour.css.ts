import { section } from '#theme/layered';
import { color, radius, space } from '#theme/contract.css';

export const swatches = section({ display: 'grid', gap: space.snug });

export const role = section({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: space.snug,
  alignItems: 'center',
});

/** A drop of the colour, outlined so that a ground shows on itself. */
export const swatch = section({
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.picture,
  border: `1px solid ${color.line}`,
  // The colour is what is shown: not to be changed for another one.
  forcedColorAdjust: 'none',
});

export const figures = section({ textAlign: 'end' });
