import { section } from '#theme/layered';
import { color, motion, radius, space, type } from '#theme/contract.css';

export const copy = section({
  minBlockSize: '44px',
  minInlineSize: '44px',
  paddingInline: space.snug,
  borderRadius: radius.control,
  fontSize: type.note,
  fontWeight: 550,
  color: color.ink,
  transition: `background-color ${motion.quick}`,
  ':hover': { background: `color-mix(in oklab, ${color.ink} 8%, transparent)` },
});
