import { globalSection, section } from '#theme/layered';
import { color, page, space, type } from '#theme/contract.css';

export const docPage = section({ paddingBlock: space.airy, minBlockSize: '100svh' });

export const part = section({ paddingBlockStart: space.cosy, borderBlockStart: `1px solid ${color.line}` });

/** Equal columns that wrap when a column gets narrower than 19rem. */
export const columns = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  gap: page.gap,
});

/** An area in another theme or tone. */
export const panel = section({ padding: space.cosy, minInlineSize: 0 });

export const rows = section({ display: 'grid' });
globalSection(`${rows} > *`, { paddingBlock: space.snug, borderBlockEnd: `1px solid ${color.line}` });

/** A name that occurs in code, such as a token. */
export const name = section({ fontFamily: 'ui-monospace, monospace', fontSize: '.92em' });

export const figure = section({
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** An element that fills the width of a stack, although the other children of the stack are aligned. */
export const stretched = section({ alignSelf: 'stretch' });
