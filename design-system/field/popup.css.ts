import { color } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

/** Surface of a popup that a field opens: a list of options or a calendar. */
export const popup = primitive({
  border: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .25)',
});
