import { color, font, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive, primitiveVariants } from '../theme/layered.ts';

export const price = primitive({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.tight,
  fontVariantNumeric: 'tabular-nums',
});

const sizes = {
  body: { fontSize: type.body },
  title: {
    fontFamily: font.title,
    fontSize: type.title,
    lineHeight: 1.18,
    letterSpacing: '-.012em',
    fontVariationSettings: '"opsz" 44',
    fontVariantNumeric: 'lining-nums',
  },
};
export const size = primitiveVariants(sizes);

/** The current amount after its label. A line can break after the label, but not inside an amount, whose spaces are no-break spaces. */
export const current = primitive({});
globalPrimitive(`${price}[data-reduced] > ${current}`, { color: color.accent });

const beside = { color: color.inkQuiet, fontFamily: font.text, fontSize: type.small, letterSpacing: 0 };
export const from = primitive({ ...beside, marginInlineEnd: space.hair });
export const old = primitive({ ...beside, textDecorationThickness: '1px' });
