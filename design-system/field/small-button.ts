import { color, motion, radius, type } from '../theme/contract.css.ts';

/** Rules of a small button inside a field: it adds a row or moves an option. */
export const smallButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minBlockSize: '44px',
  paddingBlock: '.4em',
  paddingInline: '1.1em',
  lineHeight: 1.2,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  fontSize: type.small,
  fontWeight: 550,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  ':hover': { borderColor: color.ink, background: `color-mix(in oklab, ${color.ink} 6%, transparent)` },
} as const;

/** Rules of a small button that is disabled. */
export const disabledSmallButton = {
  borderColor: color.edge,
  borderStyle: 'dashed',
  background: 'none',
  color: color.inkQuiet,
  cursor: 'not-allowed',
} as const;
