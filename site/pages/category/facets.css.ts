import { globalSection, section } from '#theme/layered';
import { filterSummaryStyle } from '../filter-summary-style.ts';
import { color, radius, space, type } from '#theme/contract.css';

/** The custom property with the colour of a swatch. */
export const DOT_COLOR = '--swatch';

export const form = section({ borderBlockEnd: `1px solid ${color.line}` });

export const group = section({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const summary = section(filterSummaryStyle(group));

export const values = section({ border: 0, minInlineSize: 0, paddingBlockEnd: space.snug });

/** Visually hidden, because the summary shows the same text. */
export const legend = section({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const choice = section({});
globalSection(`${choice} label`, { inlineSize: '100%', fontSize: type.small });

export const label = section({ display: 'flex', alignItems: 'baseline', gap: '.6em' });

export const dot = section({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: radius.control,
  background: `var(${DOT_COLOR})`,
  boxShadow: `0 0 0 1px ${color.edge}`,
  forcedColorAdjust: 'none',
});

export const count = section({
  fontSize: type.note,
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});

export const toggle = section({
  paddingBlock: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
});

export const submit = section({ paddingBlock: space.cosy });
