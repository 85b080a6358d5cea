import { section } from '#theme/layered';
import { color, page, radius, space, type } from '#theme/contract.css';

/** A panel at the lower edge of the window, above the page and below the banner of the consent provider. */
export const region = section({
  position: 'fixed',
  inset: `auto auto 0 ${page.gutter}`,
  zIndex: 1,
  maxInlineSize: `min(30rem, calc(100vw - 2 * ${page.gutter}))`,
  '@media': { print: { display: 'none' } },
});

export const panel = section({
  maxBlockSize: '60vh',
  overflow: 'auto',
  paddingInline: space.snug,
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.picture} ${radius.picture} 0 0`,
  background: color.raised,
  color: color.ink,
  fontSize: type.small,
});

export const summary = section({ minBlockSize: '44px', alignContent: 'center', cursor: 'pointer' });

export const text = section({ margin: 0, paddingBlockEnd: space.tight });

export const list = section({ margin: 0, padding: 0, listStyle: 'none' });

export const item = section({ borderBlockStart: `1px solid ${color.line}` });

export const parameters = section({
  margin: 0,
  paddingBlockEnd: space.tight,
  fontSize: type.note,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
