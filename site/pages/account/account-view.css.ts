import { LARGE_TEXT } from '#theme/large-text';
import { globalSection, section } from '#theme/layered';
import { color, font, page, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

globalSection('[data-section^=account]', { paddingBlock: `${space.roomy} ${space.vast}` });

export const screen = section({
  display: 'grid',
  gap: space.roomy,
  minBlockSize: '50svh',
  alignContent: 'start',
  '@media': {
    // The menu is not printed, so its column is not either.
    [`screen and ${wide}`]: {
      columnGap: page.gap,
      selectors: { '&[data-menu]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
    },
  },
});
export const head = section({
  display: 'grid',
  gap: space.snug,
  gridColumn: '1 / -1',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none', boxShadow: 'none' },
});
export const intro = section({ fontSize: type.lead, maxInlineSize: page.measure });
/** Wraps as a whole, unless it is wider than a line. */
export const email = section({ display: 'inline-block' });

/** The menu of the account. On a phone its links wrap into rows. */
export const menu = section({ minInlineSize: 0, '@media': { print: { display: 'none' } } });
export const menuList = section({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.cosy,
  paddingBlock: space.tight,
  borderBlock: `1px solid ${color.line}`,
  '@media': {
    [wide]: { flexDirection: 'column', paddingBlock: 0, border: 'none' },
  },
});
export const menuLink = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: color.inkQuiet,
  ':hover': { color: color.ink },
  ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  selectors: {
    '&[aria-current]': {
      color: color.ink,
      textDecoration: `underline 1px ${color.accent}`,
      textUnderlineOffset: '.5em',
    },
  },
});

export const content = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.airy,
  minInlineSize: 0,
  alignContent: 'start',
  // With text of 200 % size, long words of links must wrap.
  overflowWrap: 'anywhere',
});
export const title = section({
  fontFamily: font.title,
  fontSize: type.title,
  fontWeight: 460,
  paddingBlockEnd: space.snug,
});
export const quiet = section({ color: color.inkQuiet, fontSize: type.small });

export const links = section({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.roomy,
  '@media': { print: { display: 'none' } },
});

/** At most two tiles in a row, so that four fill two rows. */
export const tiles = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 40%)), 1fr))',
  columnGap: page.gap,
});
export const tile = section({
  position: 'relative',
  display: 'grid',
  // Tiles of a row have the same height, and their texts start at the same place.
  alignContent: 'start',
  gap: space.hair,
  paddingBlock: space.cosy,
  borderBlockStart: `1px solid ${color.line}`,
  ':hover': { borderBlockStartColor: color.ink },
});
/** The whole tile is the click area. */
export const tileLink = section({
  fontFamily: font.title,
  fontSize: type.lead,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.ink}`, outlineOffset: '2px' },
  },
});

export const orders = section({});
// The circle of the shown page would touch the line of the last order.
globalSection(`${orders} + nav`, { marginBlockStart: space.snug });
export const orderRow = section({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.hair} ${space.snug}`,
  paddingBlock: space.snug,
  borderBlockStart: `1px solid ${color.line}`,
  ':hover': { borderBlockStartColor: color.ink },
  ':last-child': { borderBlockEnd: `1px solid ${color.line}` },
  '@media': { [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const orderLink = section({
  fontFamily: font.title,
  fontSize: type.lead,
  overflowWrap: 'anywhere',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.ink}`, outlineOffset: '2px' },
  },
});
export const orderDate = section({
  fontSize: type.small,
  color: color.inkQuiet,
  textAlign: 'end',
  '@media': { [LARGE_TEXT]: { textAlign: 'start' } },
});
export const orderContent = section({
  gridColumn: '1 / -1',
  fontSize: type.small,
  color: color.inkQuiet,
  overflowWrap: 'anywhere',
});
export const orderTotal = section({
  textAlign: 'end',
  '@media': { [LARGE_TEXT]: { textAlign: 'start' } },
});
globalSection(`${orderContent} + span`, { justifySelf: 'start' });

export const orderHead = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
});
export const print = section({
  '@media': { '(min-width: 40em)': { marginInlineStart: 'auto' }, print: { display: 'none' } },
});

export const cards = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: page.gap,
  ':empty': { display: 'none' },
});
export const card = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockStart: space.snug,
  borderBlockStart: `1px solid ${color.line}`,
  minInlineSize: 0,
});
export const badges = section({ display: 'flex', flexWrap: 'wrap', gap: space.tight });
export const actions = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.cosy,
  // Aligned in a row, with and without the button that deletes the address.
  minBlockSize: '52px',
  marginBlockStart: 'auto',
});
globalSection(`${actions} form`, { inlineSize: 'auto' });
