import { globalSection, section } from '#theme/layered';
import { color, motion, radius, space, type } from '#theme/contract.css';

/** CSS colour of a swatch. */
export const COLOR = '--swatch';

export const option = section({ display: 'grid', gap: space.tight });

export const label = section({ fontSize: type.small, color: color.inkQuiet });
export const selected = section({ color: color.ink, fontWeight: 550 });

export const values = section({ display: 'flex', flexWrap: 'wrap', gap: space.tight, marginInline: '-6px' });

export const value = section({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '48px',
  minBlockSize: '48px',
  borderRadius: radius.control,
  fontSize: type.small,
  transition: `box-shadow ${motion.quick}`,
});

// A swatch is a disc of the colour inside a ring. The ring of the selected swatch has the text colour.
globalSection(`${value}[data-kind=swatch]::before`, {
  content: '""',
  inlineSize: '34px',
  blockSize: '34px',
  borderRadius: '50%',
  backgroundColor: `var(${COLOR})`,
  forcedColorAdjust: 'none',
  // The outline makes colours visible that are similar to the background.
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.ink} 22%, transparent)`,
  '@media': { print: { printColorAdjust: 'exact' } },
});
globalSection(`${value}[data-kind=swatch]::after`, {
  content: '""',
  position: 'absolute',
  inset: '2px',
  borderRadius: '50%',
  border: '1px solid transparent',
  transition: `border-color ${motion.quick}`,
});
globalSection(`${value}[data-kind=swatch]:hover::after`, { borderColor: color.edge });
globalSection(`${value}[data-kind=swatch][aria-current]::after`, { border: `2px solid ${color.ink}` });

globalSection(`${value}[data-kind=text]`, {
  paddingInline: space.snug,
  border: `1px solid ${color.edge}`,
  marginInline: '6px',
});
globalSection(`${value}[data-kind=text][aria-current]`, {
  borderColor: color.ink,
  boxShadow: `inset 0 0 0 1px ${color.ink}`,
});

// A line crosses out values that are sold out or exist only in another combination.
globalSection(`${value}[data-kind=swatch]:not([data-availability=available])::before`, {
  backgroundImage: `linear-gradient(to top right, transparent calc(50% - 1.5px), ${color.ground} 0 calc(50% + 1.5px), transparent 0)`,
  // Visible also if its colour is similar to the background.
  boxShadow: `inset 0 0 0 1px ${color.edge}`,
  opacity: 0.7,
});
globalSection(`${value}[data-kind=text]:not([data-availability=available])`, {
  color: color.inkQuiet,
  textDecoration: 'line-through',
  borderStyle: 'dashed',
});
