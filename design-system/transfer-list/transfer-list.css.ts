import { optionRow } from '../field/option-row.ts';
import { disabledSmallButton, smallButton } from '../field/small-button.ts';
import { color, motion, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

const SIDE_BY_SIDE = '(min-width: 34rem)';

export const root = primitive({ containerType: 'inline-size' });
export const lists = primitive({
  display: 'grid',
  gap: space.snug,
  '@container': {
    [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', alignItems: 'stretch' },
  },
});

export const side = primitive({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});
export const name = primitive({ paddingBlockEnd: space.hair, fontSize: type.small, color: color.inkQuiet });

/** The search input and its list share one border. */
export const search = primitive({ position: 'relative', display: 'flex', color: color.inkQuiet });
globalPrimitive(`${search} > svg`, {
  position: 'absolute',
  insetInlineStart: space.snug,
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
});
globalPrimitive(`${search} > input`, {
  borderBlockStartWidth: '1px',
  borderInlineWidth: '1px',
  borderStyle: 'solid',
  borderColor: color.edge,
  paddingInlineStart: `calc(${space.snug} * 1.5 + 1em)`,
  paddingInlineEnd: space.snug,
});
globalPrimitive(`${search} > input:disabled`, { borderStyle: 'dashed' });

/** Both lists have the height of the taller side, for any number of options. */
export const listFrame = primitive({ position: 'relative', flex: '1 0 13.5rem' });
export const list = primitive({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  isolation: 'isolate',
  border: `1px solid ${color.edge}`,
  paddingBlock: '4px',
  transition: `border-color ${motion.quick}`,
  ':hover': { borderColor: color.ink },
  selectors: {
    '[data-invalid] &': { borderColor: color.danger },
    '&[aria-disabled=true]': { borderColor: color.edge, borderStyle: 'dashed', color: color.inkQuiet },
  },
});
// The border of the search input is the upper border of the list.
globalPrimitive(`${search} + * > ${list}`, { borderBlockStart: 0 });
export const option = primitive({
  ...optionRow,
  selectors: {
    '&[aria-selected=true]': { background: `color-mix(in oklab, ${color.accent} 14%, transparent)` },
    '&:hover': { background: `color-mix(in oklab, ${color.ink} 6%, transparent)` },
    // The list has the focus, so the active option shows the outline.
    [`${list}:focus-visible &[data-active]`]: { outline: `2px solid ${color.ink}`, outlineOffset: '-4px' },
    [`${list}[aria-disabled=true] &`]: { background: 'none', cursor: 'not-allowed' },
  },
});
export const tick = primitive({ display: 'inline-flex', color: color.accent, visibility: 'hidden' });
globalPrimitive(`${option}[aria-selected=true] ${tick}`, { visibility: 'visible' });
export const emptyMessage = primitive({
  position: 'relative',
  pointerEvents: 'none',
  paddingBlock: space.tight,
  paddingInline: space.snug,
  fontSize: type.small,
  color: color.inkQuiet,
});

export const moveButtons = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tight,
  '@container': { [SIDE_BY_SIDE]: { flexDirection: 'column', justifyContent: 'center' } },
});
export const moveButton = primitive({
  ...smallButton,
  justifyContent: 'center',
  selectors: { '&[aria-disabled=true]': disabledSmallButton },
});
