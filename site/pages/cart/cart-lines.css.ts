import { section } from '#theme/layered';
import { color } from '#theme/contract.css';

/** Has a stacking context, so that a removed line is behind the other lines during its animation. */
export const slidingParts = section({ position: 'relative', isolation: 'isolate' });
export const lines = section({ display: 'grid', borderBlockStart: `1px solid ${color.edge}` });
