import { primitive } from '../theme/layered.ts';

export const input = primitive({
  paddingInlineEnd: '3rem',
  // Hides the button of the browser, because the field has its own.
  '::-ms-reveal': { display: 'none' },
  '@media': { '(scripting: none)': { paddingInlineEnd: 0 } },
});
export const toggle = primitive({ position: 'absolute', insetInlineEnd: 0 });
