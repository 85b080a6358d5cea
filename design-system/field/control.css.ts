import { color, motion, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

const light = `radial-gradient(50% 100% at 50% 100%, color-mix(in oklab, ${color.accent} 12%, transparent), transparent)`;

/** Text inputs and selects: a hairline below the text, highlighted on focus. */
export const control = primitive({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '52px',
  paddingBlock: '.75rem',
  paddingInline: 0,
  border: 0,
  borderBlockEnd: `1px solid ${color.edge}`,
  borderRadius: 0,
  background: `${light} center / 100% 0 no-repeat`,
  backgroundPosition: 'bottom',
  color: color.ink,
  caretColor: color.accent,
  // At least 16 px, because iOS zooms in when a control with smaller text gets focus.
  fontSize: `max(16px, ${type.body})`,
  lineHeight: 1.4,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}, background-size ${motion.slide}`,
  ':hover': { borderColor: color.ink },
  '::placeholder': { color: color.inkQuiet, opacity: 1 },
  selectors: {
    '&[aria-invalid]': { borderColor: color.danger, boxShadow: `0 1px ${color.danger}` },
    '&:focus': {
      // Not `none`, because forced colours make this transparent outline visible.
      outline: '2px solid transparent',
      borderColor: color.accent,
      boxShadow: `0 2px ${color.accent}`,
      backgroundSize: '100% min(100%, 6rem)',
    },
    // The very long transition prevents the yellow autofill background of the browser. It is too bright in the dusk theme.
    '&:autofill': {
      caretColor: color.accent,
      WebkitTextFillColor: color.ink,
      transition: `border-color ${motion.quick}, box-shadow ${motion.quick}, background-color 100000s`,
    },
    '&:disabled': {
      borderColor: color.edge,
      borderBlockEndStyle: 'dashed',
      color: color.inkQuiet,
      WebkitTextFillColor: color.inkQuiet,
      opacity: 1,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(prefers-contrast: more)': { selectors: { '&:focus': { outlineColor: color.ink } } },
    // Forced colours remove the shadow and the danger colour, so a thicker line marks an invalid control.
    '(forced-colors: active)': { selectors: { '&[aria-invalid]': { borderBlockEndWidth: '3px' } } },
    print: { borderColor: color.ink, '::placeholder': { color: 'transparent' } },
  },
});
