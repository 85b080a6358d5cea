import { color, page, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

/** Above all modals, because an action in a modal may cause a message. */
const TOAST_Z_INDEX = 2_000;

export const region = primitive({
  position: 'fixed',
  zIndex: TOAST_Z_INDEX,
  insetBlockEnd: `max(${space.snug}, env(safe-area-inset-bottom))`,
  insetInlineEnd: page.gutter,
  display: 'grid',
  justifyItems: 'end',
  inlineSize: `min(26rem, 100vw - 2 * ${page.gutter})`,
  // The page stays clickable between the messages.
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const stack = primitive({ display: 'grid', inlineSize: '100%' });

export const toast = primitive({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: space.tight,
  marginBlockStart: space.tight,
  paddingBlock: space.hair,
  paddingInline: `${space.snug} ${space.hair}`,
  border: `1px solid ${color.line}`,
  borderRadius: '6px',
  background: color.raised,
  color: color.ink,
  fontSize: type.small,
  lineHeight: 1.4,
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .35)',
  pointerEvents: 'auto',
});

export const mark = primitive({
  selectors: {
    [`${toast}[data-message=danger] &`]: { color: color.danger },
    [`${toast}[data-message=success] &`]: { color: color.success },
  },
});

export const text = primitive({
  gridColumn: 2,
  paddingBlock: space.tight,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

// The action is below the text, because a phone has no space beside the text.
export const action = primitive({
  gridColumn: 2,
  gridRow: 2,
  justifySelf: 'start',
  minBlockSize: '44px',
  fontWeight: 550,
  textDecoration: `underline 1px ${color.accent}`,
  textUnderlineOffset: '.35em',
});
globalPrimitive(`${toast} > button:last-child`, { gridColumn: 3, gridRow: 1, alignSelf: 'start' });
globalPrimitive(`${toast}[data-message=neutral] > :is(${text}, ${action})`, { gridColumn: '1 / 3' });
