import { Grid } from '#design-system/grid';
import { PageWidth } from '#design-system/page-width';

export default { title: 'design system / Grid' };

const cell = { background: 'var(--line)', blockSize: '8rem' };

export const TwelveColumns = () => (
  <PageWidth>
    <Grid>
      {Array.from({ length: 12 }, (_, column) => (
        <div key={column} style={cell} />
      ))}
    </Grid>
  </PageWidth>
);

export const BleedsToTheEdge = () => (
  <Grid bleed>
    <div style={{ ...cell, gridColumn: 'bleed-start / span 8' }} />
    <div style={{ ...cell, gridColumn: 'span 4 / content-end' }} />
  </Grid>
);
