import { section } from '#theme/layered';
import { color, page, space, type } from '#theme/contract.css';

/** A panel at the lower edge of the window. There it does not cover the heading of the page. */
export const notice = section({
  position: 'fixed',
  inset: `auto ${page.gutter} ${space.cosy} auto`,
  inlineSize: 'fit-content',
  maxInlineSize: `min(34rem, calc(100vw - 2 * ${page.gutter}))`,
  margin: 0,
  padding: `${space.tight} ${space.cosy}`,
  border: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  fontSize: type.small,
  '@media': { print: { display: 'none' } },
});

export const action = section({
  minBlockSize: '44px',
  marginInlineEnd: space.cosy,
  fontWeight: 550,
  textDecoration: `underline 1px ${color.accent}`,
  textUnderlineOffset: '.35em',
});
