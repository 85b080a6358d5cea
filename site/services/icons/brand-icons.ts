import type { ExtendedIconifyIcon, IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { type SvgIcon, sanitiseSvg } from '#renderer/parse/sanitise-svg';
import { brandIconPaths } from './brand-icon-paths.ts';
import type { IconsByName } from './icon-service.ts';

/** Style of the brand's icons: a line of 1.5 px with round ends in the text colour. */
const GROUP_TAG =
  '<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">';

/** The brand's icons as an Iconify set, which the icon endpoint serves. */
export const brandSet: IconifyJSON = {
  prefix: 'veld',
  info: {
    name: 'Veld & Vonk',
    author: { name: 'Veld & Vonk' },
    license: { title: 'MIT', spdx: 'MIT' },
    height: 24,
    palette: false,
  },
  icons: Object.fromEntries(
    Object.entries(brandIconPaths).map(([name, path]) => [
      name,
      { body: `${GROUP_TAG}<path d="${path}"/></g>` },
    ]),
  ),
  width: 24,
  height: 24,
};

/** The brand's icons by name. */
export const brandIcons: IconsByName = Object.fromEntries(
  Object.keys(brandSet.icons).flatMap((name) => {
    const icon = getIconData(brandSet, name);
    return icon ? [[name, icon]] : [];
  }),
);

/** The brand's icons as sanitised SVG, by full name: `veld:lantern`. */
export const brandSectionIcons: Readonly<Record<string, SvgIcon>> = Object.fromEntries(
  Object.entries(brandIcons).map(([name, icon]) => [`${brandSet.prefix}:${name}`, toSectionIcon(icon)]),
);

/** Converts an icon to sanitised SVG, with the rotation and flips of its set applied. */
export function toSectionIcon(icon: ExtendedIconifyIcon): SvgIcon {
  const { viewBox, body } = iconToSVG(icon);
  return sanitiseSvg(body, viewBox.join(' '));
}
