import { primitive, primitiveVariants } from '../theme/layered.ts';

export const inline = primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const justify = primitiveVariants({
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
