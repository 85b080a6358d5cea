import { section } from '#theme/layered';
import { color } from '#theme/contract.css';

/** Its stacking context keeps a removed line behind the others while it moves out. */
export const movingLines = section({ position: 'relative', isolation: 'isolate' });
export const lines = section({ display: 'grid', borderBlockStart: `1px solid ${color.edge}` });
