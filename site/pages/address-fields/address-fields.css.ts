import { LARGE_TEXT } from '#theme/large-text';
import { globalSection, section } from '#theme/layered';
import { space } from '#theme/contract.css';

export const fields = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  columnGap: space.cosy,
  rowGap: space.cosy,
});

export const wide = section({ gridColumn: '1 / -1' });

/** Half of the width, or all of it on a phone. */
export const half = section({
  gridColumn: 'span 3',
  '@media': { '(max-width: 30em)': { gridColumn: '1 / -1' } },
});

/** Like `half`, but alone in its row. */
export const halfRow = section({
  gridColumn: '1 / span 3',
  '@media': { '(max-width: 30em)': { gridColumn: '1 / -1' } },
});

export const third = section({
  gridColumn: 'span 2',
  '@media': { '(max-width: 30em)': { gridColumn: 'span 3' }, [LARGE_TEXT]: { gridColumn: '1 / -1' } },
});

export const twoThirds = section({
  gridColumn: 'span 4',
  '@media': { '(max-width: 30em)': { gridColumn: 'span 3' }, [LARGE_TEXT]: { gridColumn: '1 / -1' } },
});

/** The country, and the button that applies it without a script. */
export const country = section({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.snug,
});

export const countryField = section({ flex: '1 1 16rem' });

/** The fields of a company, shown while its checkbox is checked. They need no script. */
export const business = section({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: space.cosy,
});

globalSection(`${fields}:not(:has([data-business] input:checked)) > ${business}`, { display: 'none' });
