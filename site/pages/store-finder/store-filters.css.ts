import { globalSection, section } from '#theme/layered';
import { filterSummaryStyle } from '../filter-summary-style.ts';
import { color, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

/** Closed on small screens. On wide screens the filters are visible beside the list, even if the element is closed. */
export const filters = section({
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [wide]: {
      borderBlockEnd: 0,
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
    },
    print: { display: 'none' },
  },
});

export const summary = section(filterSummaryStyle(filters));
// A browser without the pseudo-element keeps the summary, which opens the filters.
globalSection(summary, {
  '@supports': { 'selector(::details-content)': { '@media': { [wide]: { display: 'none' } } } },
});

export const groups = section({
  display: 'grid',
  gap: space.cosy,
  paddingBlockEnd: space.cosy,
  '@media': { [wide]: { paddingBlockStart: space.tight } },
});

export const group = section({ border: 0, minInlineSize: 0 });

export const legend = section({ paddingBlockEnd: space.hair, fontSize: type.small, fontWeight: 550 });

export const choice = section({});
globalSection(`${choice} label`, { inlineSize: '100%', fontSize: type.small });

/** The number of stores of an option. */
export const count = section({ color: color.inkQuiet, fontVariantNumeric: 'tabular-nums' });
