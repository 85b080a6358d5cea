import { globalSection, section } from '#theme/layered';
import { color, page, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

globalSection('[data-section=product]', {
  paddingBlock: `${space.tight} ${space.airy}`,
});

export const product = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.roomy} ${page.gap}`,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const gallery = section({ minInlineSize: 0, '@media': { [wide]: { gridColumn: '1 / span 7' } } });

/** Sticky, so that it stays in the window beside a taller gallery. */
export const details = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  minInlineSize: 0,
  '@media': {
    [wide]: {
      gridColumn: '8 / -1',
      paddingInlineStart: space.cosy,
      position: 'sticky',
      insetBlockStart: space.cosy,
    },
  },
});

export const head = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.snug,
  // A long word of a name breaks inside the column. `break-word` would not, because the children keep their own width.
  overflowWrap: 'anywhere',
});

export const deliveryAndReturns = section({
  display: 'grid',
  fontSize: type.small,
  lineHeight: 1.45,
  borderBlockStart: `1px solid ${color.line}`,
});
globalSection(`${deliveryAndReturns}:empty`, { display: 'none' });
globalSection(`${deliveryAndReturns} > li`, {
  paddingBlock: space.tight,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const sku = section({ fontSize: type.note, color: color.inkQuiet });
