import { font, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive, primitiveVariants } from '../theme/layered.ts';

export const heading = primitive({
  fontFamily: font.display,
  fontWeight: 400,
  textWrap: 'balance',
  // The longest German word must break at a syllable, and short words never.
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 5',
});

// The optical size is set by hand: browsers take it from CSS pixels, which is too sturdy for a heading on a dense screen.
const sizes = {
  title: {
    fontSize: type.title,
    lineHeight: 1.18,
    letterSpacing: '-.012em',
    fontVariationSettings: '"opsz" 44',
  },
  // In a narrow column a heading gives way (`cqi`), so that long words keep to one line.
  chapter: {
    fontSize: `min(${type.chapter}, 11.2cqi)`,
    lineHeight: 1.02,
    letterSpacing: '-.022em',
    fontVariationSettings: '"opsz" 144',
  },
  display: {
    fontSize: type.display,
    lineHeight: 0.94,
    letterSpacing: '-.026em',
    fontVariationSettings: '"opsz" 144',
  },
};
export const size = primitiveVariants(sizes);

/** A word that moves to the next line whole, and breaks inside only where it is wider than a line. */
export const whole = primitive({ display: 'inline-block' });

// Italics run to the right: a hair of room keeps the last letter's swing from the edge of its line.
globalPrimitive(`${heading} em`, { fontStyle: 'italic', paddingInlineEnd: '.04em' });
