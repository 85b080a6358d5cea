import { globalSection, section } from '#theme/layered';
import { color, motion, radius, space, type } from '#theme/contract.css';

const medium = '(min-width: 40rem)';
const wide = '(min-width: 60rem)';

/** The place, the distance and the buttons, in one row if they fit. */
export const search = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.snug} ${space.cosy}`,
  alignItems: 'end',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) auto' },
    print: { display: 'none' },
  },
});

export const place = section({ position: 'relative', minInlineSize: 0, alignSelf: 'start' });
export const distance = section({ minInlineSize: 0, alignSelf: 'start' });

export const actions = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
  fontSize: type.small,
  '@media': { [medium]: { gridColumn: '1 / -1' }, [wide]: { gridColumn: 'auto' } },
});
/** Invisible until hydration. */
export const locate = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
  selectors: { '&:not([data-ready])': { visibility: 'hidden' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalSection(`${locate} > [role=status]:empty`, { position: 'absolute' });

/** The suggestions cover the page, so that it does not move. */
export const panel = section({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: '100%',
  paddingBlock: space.hair,
  border: `1px solid ${color.line}`,
  borderBlockStart: 0,
  background: color.raised,
  boxShadow: `0 1rem 2rem color-mix(in oklab, ${color.ink} 12%, transparent)`,
});

export const note = section({
  paddingBlock: space.tight,
  paddingInline: space.snug,
  fontSize: type.small,
  color: color.inkQuiet,
});

export const option = section({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  paddingInline: space.snug,
  borderRadius: radius.picture,
  overflowWrap: 'anywhere',
  transition: `background ${motion.quick}`,
  selectors: {
    '&:hover, &[aria-selected=true]': { background: `color-mix(in oklab, ${color.ink} 7%, ${color.raised})` },
    '&[aria-selected=true]': {
      boxShadow: `inset 3px 0 ${color.accent}`,
      // Forced colours remove the shadow.
      outline: '2px solid transparent',
    },
    '[dir=rtl] &[aria-selected=true]': { boxShadow: `inset -3px 0 ${color.accent}` },
  },
});
