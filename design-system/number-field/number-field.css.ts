import { primitive } from '../theme/layered.ts';

/** Digits stand in columns, and leave room for the buttons where there are any. */
export const input = primitive({ fontVariantNumeric: 'tabular-nums' });
export const stepped = primitive({
  paddingInlineEnd: '6rem',
  '@media': { '(scripting: none)': { paddingInlineEnd: 0 }, print: { paddingInlineEnd: 0 } },
});

export const steppers = primitive({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'flex',
  gap: '4px',
});
