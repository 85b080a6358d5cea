import { section } from '#theme/layered';

/** Has a stacking context, so that a removed part is behind the others while it fades out. */
export const slidingParts = section({ position: 'relative', isolation: 'isolate' });
