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
  paddingBlock: '10px',
  fontSize: type.small,
  fontWeight: 550,
  lineHeight: '1.5rem',
});
globalPrimitive(`${standalone} svg`, {
  display: 'inline-block',
  marginInlineStart: '.6em',
  verticalAlign: 'middle',
});

/** The label of a standalone link on its hairline. On hover an accent line covers the hairline, line after line. */
export const label = primitive({
  paddingBlock: '.3em',
  background: `linear-gradient(${color.accent} 0 0) 0 100% / 0 1px no-repeat, linear-gradient(currentColor 0 0) 0 100% / 100% 1px no-repeat`,
  transition: `background-size ${motion.slide}`,
  // Browsers do not paint gradients in forced colours.
  '@media': { '(forced-colors: active)': { textDecoration: 'underline', textUnderlineOffset: '.3em' } },
  selectors: {
    [`${standalone}:hover &, ${standalone}:focus-visible &`]: { backgroundSize: '100% 1px, 100% 1px' },
    '[dir=rtl] &': { backgroundPosition: '100% 100%' },
  },
});
