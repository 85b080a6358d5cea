import { color, page, space, type } from '#theme/contract.css';

/** Styles of a message at the lower edge of the window. There it covers neither the heading of a page nor the controls of a list. */
export const windowMessage = {
  position: 'fixed',
  inset: `auto ${page.gutter} ${space.cosy} auto`,
  inlineSize: 'fit-content',
  maxInlineSize: `min(34rem, calc(100vw - 2 * ${page.gutter}))`,
  margin: 0,
  border: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  fontSize: type.small,
} as const;
