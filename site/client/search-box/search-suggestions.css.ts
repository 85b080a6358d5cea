import { globalSection, section } from '#theme/layered';
import { color, motion, page, radius, space, type } from '#theme/contract.css';

const tablet = '(min-width: 40rem)';
const wide = '(min-width: 64rem)';

/** The custom property of the form with the position of its upper edge. */
export const PANEL_TOP = '--panel-top';
const top = `var(${PANEL_TOP})`;

const CLOSE =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round'><path d='M6 6l12 12M18 6L6 18'/></svg>";

/** The form as a panel that scrolls and that fills a phone's window. */
export const panel = section({
  position: 'fixed',
  insetBlockStart: top,
  maxBlockSize: `calc(100dvh - ${top})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  alignContent: 'start',
  paddingBlockEnd: space.cosy,
  selectors: { '&:popover-open': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 0 } },
  '@supports': { '(position-anchor: --bar)': { insetBlockStart: top } },
  '@media': { 'not (min-width: 40rem)': { minBlockSize: `calc(100dvh - ${top})` } },
});
// The German label is longer than the field of a phone.
globalSection(`${panel} ::placeholder`, {
  '@media': { 'not (min-width: 40rem)': { fontSize: type.lead } },
});

// While the panel is open, its button shows a cross instead of its icon.
const button = `:has(+ ${panel}:popover-open)`;
globalSection(`${button} > svg`, { display: 'none' });
globalSection(`${button}::after`, {
  content: '""',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  background: 'currentColor',
  mask: `url("data:image/svg+xml,${CLOSE}") center / contain no-repeat`,
  '@media': { '(forced-colors: active)': { background: 'ButtonText', forcedColorAdjust: 'none' } },
});

export const suggestions = section({ gridColumn: '1 / -1', minInlineSize: 0 });

export const note = section({ paddingBlock: space.snug, color: color.inkQuiet });

export const list = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.cosy} ${page.gap}`,
  alignItems: 'start',
  paddingBlockStart: space.cosy,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: '3fr 5fr 4fr' },
  },
});

/** Three columns on a wide window: terms, products, and everything else. */
export const group = section({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [wide]: {
      selectors: {
        '&:is([data-group=terms], [data-group=products])': { gridRow: '1 / span 3' },
        '&[data-group=terms]': { gridColumn: 1 },
        '&[data-group=products]': { gridColumn: 2 },
        '&[data-group=products]:not([data-group=terms] ~ &)': { gridColumn: '1 / span 2' },
        '&:is([data-group=categories], [data-group=content])': { gridColumn: 3 },
        '[data-group=didYouMean] ~ &:is([data-group=terms], [data-group=products])': {
          gridRow: '2 / span 3',
        },
      },
    },
    [tablet]: {
      selectors: { '&:is([data-group=all], [data-group=didYouMean])': { gridColumn: '1 / -1' } },
    },
  },
});

export const title = section({
  paddingBlockEnd: space.hair,
  fontSize: type.note,
  color: color.inkQuiet,
});

export const option = section({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: '44px',
  paddingBlock: space.hair,
  // The background of the active option is wider than its text.
  paddingInline: space.tight,
  marginInline: `calc(-1 * ${space.tight})`,
  borderRadius: radius.picture,
  overflowWrap: 'anywhere',
  transition: `background ${motion.quick}`,
  selectors: {
    '&:hover': { background: color.raised },
    '&[aria-selected=true]': {
      background: color.raised,
      boxShadow: `inset 3px 0 ${color.accent}`,
      // Forced colours remove the shadow.
      outline: '2px solid transparent',
    },
    '[dir=rtl] &[aria-selected=true]': { boxShadow: `inset -3px 0 ${color.accent}` },
    '&[data-more]': { fontWeight: 550 },
    '[data-group=didYouMean] > &': { fontStyle: 'italic' },
  },
});
globalSection(`${option} mark`, {
  background: 'none',
  color: 'inherit',
  textDecoration: `underline 2px ${color.accent}`,
  textUnderlineOffset: '.18em',
});

export const picture = section({
  position: 'relative',
  flex: 'none',
  inlineSize: '56px',
  blockSize: '68px',
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
});
/** A lantern instead of a missing picture, as on the cards of products. */
export const placeholder = section({
  position: 'absolute',
  inset: '22%',
  inlineSize: '56%',
  blockSize: '56%',
  fill: 'none',
  stroke: color.inkQuiet,
  strokeWidth: '2px',
  opacity: 0.55,
});
globalSection(`${picture} img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const name = section({ display: 'block', minInlineSize: 0 });
export const quiet = section({ color: color.inkQuiet });
export const facts = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tight,
  fontSize: type.note,
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});
export const dot = section({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: radius.control,
  boxShadow: `0 0 0 1px ${color.edge}`,
  forcedColorAdjust: 'none',
});

export const foot = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.cosy,
  marginBlockStart: space.snug,
  fontSize: type.note,
  color: color.inkQuiet,
});
export const clear = section({
  minBlockSize: '44px',
  color: color.ink,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.3em',
  ':hover': { color: color.accent },
});
export const shortcut = section({
  display: 'none',
  alignItems: 'center',
  gap: '.6em',
  minBlockSize: '44px',
  marginInlineStart: 'auto',
  '@media': { '(hover: hover)': { display: 'inline-flex' } },
});
globalSection(`${shortcut} input`, { accentColor: color.accent, inlineSize: '18px', blockSize: '18px' });
