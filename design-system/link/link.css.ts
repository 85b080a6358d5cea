import { color, motion, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const inline = primitive({
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
  transition: `color ${motion.quick}, text-decoration-color ${motion.quick}`,
  ':hover': { color: color.accent, textDecorationColor: 'currentColor' },
});

/** 44 px high on one line. Not a flex container, so that each line of a long label has its own hairline. */
export const standalone = primitive({
  display: 'inline-block',
  paddingBlock: 'calc((44px - 1lh) / 2)',
  fontSize: type.small,
  fontWeight: 550,
  lineHeight: 1.6,
});
globalPrimitive(`${standalone} > svg`, {
  display: 'inline-block',
  marginInlineStart: '.6em',
  verticalAlign: 'middle',
});

/** The label of a standalone link on its hairline. On hover an accent line covers the hairline, line after line. */
export const label = primitive({
  paddingBlock: '.3em',
  backgroundImage: `linear-gradient(${color.accent}, ${color.accent}), linear-gradient(currentColor, currentColor)`,
  backgroundPosition: '0 100%',
  backgroundSize: '0 1px, 100% 1px',
  backgroundRepeat: 'no-repeat',
  transition: `background-size ${motion.slide}`,
  // Browsers do not paint gradients in forced colours.
  '@media': { '(forced-colors: active)': { textDecoration: 'underline', textUnderlineOffset: '.3em' } },
  selectors: {
    [`${standalone}:hover &, ${standalone}:focus-visible &`]: { backgroundSize: '100% 1px, 100% 1px' },
    '[dir=rtl] &': { backgroundPosition: '100% 100%' },
  },
});
