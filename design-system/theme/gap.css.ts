import { space } from './contract.css.ts';
import { primitiveVariants } from './layered.ts';

/** The space between the children of a flex or grid container, by its token. */
export const gap = primitiveVariants({
  hair: { gap: space.hair },
  tight: { gap: space.tight },
  snug: { gap: space.snug },
  cosy: { gap: space.cosy },
  roomy: { gap: space.roomy },
  airy: { gap: space.airy },
  vast: { gap: space.vast },
});
