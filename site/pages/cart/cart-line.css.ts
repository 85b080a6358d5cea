import { missingPicture } from '#renderer/media/missing-picture';
import { LARGE_TEXT } from '#theme/large-text';
import { globalSection, section } from '#theme/layered';
import { color, radius, space, type } from '#theme/contract.css';

const wide = '(min-width: 40rem)';

export const line = section({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: `${space.snug} ${space.cosy}`,
  alignItems: 'start',
  paddingBlock: space.cosy,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [wide]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' },
    [LARGE_TEXT]: { gridTemplateColumns: '30% minmax(0, 1fr)' },
  },
});

export const picture = section({
  position: 'relative',
  gridRow: 'span 2',
  aspectRatio: '4 / 5',
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  selectors: missingPicture,
});

export const text = section({ display: 'grid', gap: space.hair, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = section({ fontSize: type.body, fontWeight: 550, lineHeight: 'inherit' });
export const link = section({
  display: 'inline-block',
  // Makes the touch target taller than the line.
  paddingBlock: '10px',
  marginBlock: '-10px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const note = section({ fontSize: type.note, color: color.inkQuiet });
// Overrides the font size of a price.
globalSection(`${note} > span`, { fontSize: 'inherit' });
export const few = section({ fontSize: type.note, fontWeight: 550 });
export const problem = section({ fontSize: type.note, fontWeight: 550, color: color.danger });

export const total = section({
  gridColumn: 2,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { gridColumn: 3, gridRow: 1, textAlign: 'end' } },
});

export const controls = section({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.cosy,
  '@media': { [wide]: { gridColumn: '2 / -1' } },
});

export const quantity = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.snug,
  minInlineSize: 0,
});
export const field = section({ inlineSize: '9.5rem', maxInlineSize: '100%' });
// The message about a refused quantity is as wide as the line. The field keeps its width.
globalSection(`${quantity}:has([aria-invalid]), ${field}:has([aria-invalid])`, { inlineSize: '100%' });
globalSection(`${field} div:has(> input)`, { maxInlineSize: '9.5rem' });

// In a row of their own, the texts of the buttons start where the field starts.
globalSection(`${controls} > form + form`, { marginInlineStart: `calc(-1 * ${space.tight})` });
export const remove = section({
  // As high as the field beside it.
  minBlockSize: '52px',
  paddingInline: space.tight,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: type.small,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  cursor: 'pointer',
});
