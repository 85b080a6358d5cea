import { color, motion, radius, type } from '../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../theme/layered.ts';

export const button = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.75em',
  minBlockSize: '52px',
  minInlineSize: '44px',
  paddingBlock: '.6em',
  paddingInline: '1.75em',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: type.small,
  fontWeight: 550,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, box-shadow ${motion.fade}`,
  ':disabled': { cursor: 'not-allowed', opacity: 0.45 },
  // Browsers print no backgrounds by default, which would leave pale text on white paper.
  '@media': { print: { background: 'none !important', borderColor: color.ink, color: color.ink } },
});

const tones = {
  primary: {
    background: color.accent,
    color: color.accentInk,
    // On hover the button is darker in the day theme and has a glow in the dusk theme.
    ':hover': {
      background: `color-mix(in oklab, ${color.accent} 88%, ${color.ink})`,
      boxShadow: `0 0 36px -6px light-dark(transparent, ${color.accent})`,
    },
  },
  quiet: {
    borderColor: color.edge,
    color: color.ink,
    ':hover': { borderColor: color.ink, background: `color-mix(in oklab, ${color.ink} 6%, transparent)` },
  },
} as const;
export const tone = primitiveVariants(tones);
