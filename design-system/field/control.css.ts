import { color, motion, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

const light = `radial-gradient(50% 100% at 50% 100%, color-mix(in oklab, ${color.accent} 12%, transparent), transparent)`;

/** What is typed or chosen stands on a hairline, as on a paper form; the line lights up where the visitor is. */
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
  // Never below 16 px: under that, iOS zooms the page to what one types in.
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
      // Not `none`: where colours are forced, this is the ring.
      outline: '2px solid transparent',
      borderColor: color.accent,
      boxShadow: `0 2px ${color.accent}`,
      backgroundSize: '100% min(100%, 6rem)',
    },
    // The browser's own yellow would glare at dusk; put off for good, the field keeps its ground.
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
    // Shadows go there, and danger has the colour of everything else.
    '(forced-colors: active)': { selectors: { '&[aria-invalid]': { borderBlockEndWidth: '3px' } } },
    print: { borderColor: color.ink, '::placeholder': { color: 'transparent' } },
  },
});
