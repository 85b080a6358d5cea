import { primitive, primitiveVariants } from '../theme/layered.ts';

export const checkbox = primitive({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Notes stand under the words, not under the box. */
export const notes = primitiveVariants({
  box: { paddingInlineStart: '2.25rem' },
  switch: { paddingInlineStart: '4rem' },
});
