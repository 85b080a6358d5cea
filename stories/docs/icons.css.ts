import { section } from '#theme/layered';
import { color, space } from '#theme/contract.css';

export const icons = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  columnGap: space.cosy,
});

export const item = section({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.snug,
  paddingBlock: space.snug,
  borderBlockEnd: `1px solid ${color.line}`,
});

/** Icons are enlarged, so that details are visible. */
export const icon = section({ display: 'inline-flex', fontSize: '1.9rem' });

/** Icons have the same size and colour as in the reasons section (`usps`). */
export const brandIcon = section({ inlineSize: '2rem', blockSize: '2rem', color: color.accent });
