import { color, motion, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';
import { CALENDAR_WIDTH } from './calendar.css.ts';

const ANCHOR = '--date-picker';

export const root = primitive({ anchorName: ANCHOR, anchorScope: ANCHOR, minInlineSize: 0 });

export const fields = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space.snug} ${space.cosy}`,
});
globalPrimitive(`${fields} > :first-child`, { flex: '1 1 14rem' });
globalPrimitive(`${fields} > :not(:first-child)`, { flex: '0 1 9rem' });

/** The calendar button replaces the button of the browser after hydration. */
export const input = primitive({
  selectors: {
    '&[data-calendar]': { paddingInlineEnd: '3rem' },
    '&[data-calendar]::-webkit-calendar-picker-indicator': { display: 'none' },
  },
});
export const calendarButton = primitive({ position: 'absolute', insetInlineEnd: 0 });

/** The date with its weekday and month in words. Hidden without a script, because it would not change with the input. */
export const fullDate = primitive({
  paddingBlockStart: space.hair,
  fontSize: type.small,
  lineHeight: 1.4,
  color: color.inkQuiet,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const inline = primitive({ paddingBlockStart: space.snug });

/** The popup is below its fields in browsers with anchor positioning. In other browsers it is in the middle of the window. */
export const popup = primitive({
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  inlineSize: 'fit-content',
  blockSize: 'fit-content',
  maxInlineSize: '100vw',
  overflow: 'visible',
  paddingBlock: '12px',
  // The calendar fits in a window of 320 px.
  paddingInline: `clamp(0px, (100vw - ${CALENDAR_WIDTH}) / 2 - 1px, 12px)`,
  opacity: 1,
  transition: `opacity ${motion.quick}`,
  '@starting-style': { opacity: 0 },
  '@supports': {
    '(anchor-scope: --date-picker)': {
      position: 'absolute',
      positionAnchor: ANCHOR,
      inset: 'auto',
      margin: 0,
      insetBlockStart: `calc(anchor(bottom) + ${space.hair})`,
      insetInlineStart: 'anchor(start)',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      // In a narrow window the popup fits at neither edge of the field, so it is centred in the window.
      '@media': { '(max-width: 389px)': { insetInline: 0, marginInline: 'auto' } },
    },
  },
});
