import { globalSection, section, sectionVariants } from '#theme/layered';
import { space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const above = section({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  maxInlineSize: '62rem',
  paddingBlockEnd: space.roomy,
  '@media': { [wide]: { paddingBlockEnd: space.airy } },
});

export const beside = section({
  containerType: 'inline-size',
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockEnd: space.cosy,
  '@media': {
    [wide]: {
      gridColumn: '1 / 6',
      position: 'sticky',
      insetBlockStart: space.roomy,
      alignSelf: 'start',
      paddingInlineEnd: space.cosy,
    },
  },
});

const inColumn = { gridColumn: '1 / -1', fontSize: type.body, minInlineSize: 0 } as const;
export const body = sectionVariants({
  text: { ...inColumn, '@media': { [wide]: { gridColumn: '6 / -1' } } },
  wide: inColumn,
});

// Wide text has two columns with readable lines if there is space. Elements that need the full width span both columns.
const columns = `${body.wide} > *`;
globalSection(columns, { columns: '26rem 2', columnGap: space.roomy, orphans: 3, widows: 3 });
globalSection(`${columns} > :is(table, figure, pre, hr, :has(> picture:only-child))`, { columnSpan: 'all' });
globalSection(`${columns} > :is(h2, h3, h4, h5, h6)`, { breakAfter: 'avoid' });
