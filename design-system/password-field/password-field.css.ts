import { primitive } from '../theme/layered.ts';

export const input = primitive({
  paddingInlineEnd: '3rem',
  // Its button is ours: this one would stand beside it.
  '::-ms-reveal': { display: 'none' },
  '@media': { '(scripting: none)': { paddingInlineEnd: 0 } },
});
export const toggle = primitive({ position: 'absolute', insetInlineEnd: 0 });
