import { section } from '#theme/layered';
import { choices } from '../toggle.css.ts';
import { space } from '#theme/contract.css';

export const head = section({
  containerType: 'inline-size',
  maxInlineSize: '52rem',
  paddingBlockEnd: space.roomy,
});

export const frame = section({
  aspectRatio: '16 / 8',
  maxBlockSize: '86svh',
  inlineSize: '100%',
  '@media': { '(max-width: 48rem)': { aspectRatio: '5 / 5.4', maxBlockSize: 'none' } },
});

/** The control hangs on the picture's lower edge, half of it on either side; more lines of it grow downwards. */
export const edge = section({
  position: 'relative',
  display: 'flex',
  selectors: { [`&:has(${choices})`]: { marginBlockStart: '-29px' } },
});
