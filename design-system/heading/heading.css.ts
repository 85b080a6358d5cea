import { font, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive, primitiveVariants } from '../theme/layered.ts';

export const heading = primitive({
  fontWeight: 400,
  textWrap: 'balance',
  // Long German words hyphenate, short words do not.
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 5',
});

// The optical size is explicit. Browsers would derive it from CSS pixels, and the letters would be too heavy on a high-density screen.
const sizes = {
  title: {
    fontFamily: font.title,
    fontSize: type.title,
    lineHeight: 1.18,
    letterSpacing: '-.012em',
    fontVariationSettings: '"opsz" 44',
  },
  // In a narrow column a heading is smaller (`cqi`), so that long words fit on one line.
  chapter: {
    fontFamily: font.display,
    fontSize: `min(${type.chapter}, 11.2cqi)`,
    lineHeight: 1.02,
    letterSpacing: '-.022em',
    fontVariationSettings: '"opsz" 144',
  },
  display: {
    fontFamily: font.display,
    fontSize: type.display,
    lineHeight: 0.94,
    letterSpacing: '-.026em',
    fontVariationSettings: '"opsz" 144',
  },
};
export const size = primitiveVariants(sizes);

/** A word that wraps as a whole, unless it is wider than a line. */
export const whole = primitive({ display: 'inline-block' });

// Italic letters extend to the right. A little padding prevents clipping of the last letter.
globalPrimitive(`${heading} em`, { fontStyle: 'italic', paddingInlineEnd: '.04em' });
