import { primitive, primitiveVariants } from '../theme/layered.ts';

export const checkbox = primitive({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Aligns the error and hint with the label. */
export const hintAndError = primitiveVariants({
  box: { paddingInlineStart: '2.25rem' },
  switch: { paddingInlineStart: '4rem' },
});
