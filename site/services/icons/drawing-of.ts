import type { ExtendedIconifyIcon } from '@iconify/types';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { type SvgIcon, sanitiseSvg } from '#renderer/parse/sanitise-svg';

/** An icon as pages show it: turned as its set says, and nothing but shapes. */
export function drawingOf(icon: ExtendedIconifyIcon): SvgIcon {
  const { viewBox, body } = iconToSVG(icon);
  return sanitiseSvg(body, viewBox.join(' '));
}
