import { primitive } from '../theme/layered.ts';

export const input = primitive({ fontVariantNumeric: 'tabular-nums' });
/** Leaves room for the two buttons. */
export const withSteppers = primitive({
  paddingInlineEnd: '6rem',
  '@media': { '(scripting: none)': { paddingInlineEnd: 0 }, print: { paddingInlineEnd: 0 } },
});

export const steppers = primitive({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'flex',
  gap: '4px',
});
