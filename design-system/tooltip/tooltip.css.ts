import { anchor as named, anchorScope, positionBeside, popover } from '../popover-position/popover-styles.ts';
import { color, space, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';
import { delays } from '../theme/scales.ts';

export const anchor = primitive({ ...anchorScope, ...named, display: 'inline-flex' });

/** Space between the tooltip and its control. The tooltip stays open while the pointer moves across this space. */
const GAP = '8px';

export const tooltip = primitive({
  ...popover,
  ...positionBeside('block-end'),
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100vw - 16px)',
  overflow: 'visible',
  padding: `${space.tight} ${space.snug}`,
  margin: GAP,
  background: color.ink,
  borderColor: color.ink,
  color: color.ground,
  fontSize: type.note,
  fontWeight: 450,
  lineHeight: 1.4,
  textAlign: 'start',
  textWrap: 'pretty',
  transitionDelay: delays.tooltip,
  '::before': { content: '""', position: 'absolute', inset: `calc(-1px - ${GAP}) 0` },
});
