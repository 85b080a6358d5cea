import { section } from '#theme/layered';
import { color } from '#theme/contract.css';

/** Removed lines leave behind the others. */
export const movingLines = section({ position: 'relative', isolation: 'isolate' });
export const lines = section({ display: 'grid', borderBlockStart: `1px solid ${color.edge}` });
