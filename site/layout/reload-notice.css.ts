import { section } from '#theme/layered';
import { windowMessage } from './window-message.ts';
import { color, space } from '#theme/contract.css';

export const notice = section({
  ...windowMessage,
  padding: `${space.tight} ${space.cosy}`,
  '@media': { print: { display: 'none' } },
});

export const action = section({
  minBlockSize: '44px',
  marginInlineEnd: space.cosy,
  fontWeight: 550,
  textDecoration: `underline 1px ${color.accent}`,
  textUnderlineOffset: '.35em',
});
