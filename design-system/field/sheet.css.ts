import { color } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

/** The small sheet of paper that a field lays over the page: a list of answers, a calendar. */
export const sheet = primitive({
  border: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .25)',
});
