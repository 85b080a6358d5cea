import { globalSection, section } from '#theme/layered';
import { color, page, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';
/** The height of the bar: its button, padding and border. */
const HEIGHT = `calc(53px + 2 * ${space.tight} + env(safe-area-inset-bottom))`;

export const bar = section({
  position: 'fixed',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  paddingBlock: `${space.tight} calc(${space.tight} + env(safe-area-inset-bottom))`,
  paddingInline: page.gutter,
  background: color.raised,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});

export const text = section({ display: 'grid', minInlineSize: 0, fontSize: type.small, lineHeight: 1.3 });
export const name = section({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: type.note,
  color: color.inkQuiet,
});

// Reserves space, so that the bar covers neither the end of the page nor a focused element.
globalSection('html[data-has-buy-bar]', {
  '@media': { '(width < 60rem)': { scrollPaddingBlockEnd: HEIGHT } },
});
globalSection('html[data-has-buy-bar] body', {
  '@media': { 'screen and (width < 60rem)': { paddingBlockEnd: HEIGHT } },
});
