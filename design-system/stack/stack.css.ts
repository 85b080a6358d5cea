import { primitive, primitiveVariants } from '../theme/layered.ts';

export const stack = primitive({ display: 'flex', flexDirection: 'column' });
export const align = primitiveVariants({
  start: { alignItems: 'flex-start' },
  centre: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
