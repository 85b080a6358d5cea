import { section } from '#theme/layered';
import { color, radius, space } from '#theme/contract.css';

export const swatches = section({ display: 'grid', gap: space.snug });

export const role = section({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: space.snug,
  alignItems: 'center',
});

/** The outline makes a swatch visible on a background of the same colour. */
export const swatch = section({
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.picture,
  border: `1px solid ${color.line}`,
  // Shows the actual colour in forced-colors mode too.
  forcedColorAdjust: 'none',
});

export const figures = section({ textAlign: 'end' });
