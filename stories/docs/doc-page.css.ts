import { globalSection, section } from '#theme/layered';
import { color, page, space, type } from '#theme/contract.css';

export const docPage = section({ paddingBlock: space.airy, minBlockSize: '100svh' });

export const part = section({ paddingBlockStart: space.cosy, borderBlockStart: `1px solid ${color.line}` });

/** Two or more things side by side, as long as each has room for its words. */
export const abreast = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  gap: page.gap,
});

/** A piece of another hour or tone. */
export const panel = section({ padding: space.cosy, minInlineSize: 0 });

export const rows = section({ display: 'grid' });
globalSection(`${rows} > *`, { paddingBlock: space.snug, borderBlockEnd: `1px solid ${color.line}` });

/** What something is called in code. */
export const name = section({ fontFamily: 'ui-monospace, monospace', fontSize: '.92em' });

export const figure = section({
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** In a stack whose children keep to one side, as wide as the stack itself. */
export const stretched = section({ alignSelf: 'stretch' });
