import type { ExtendedIconifyIcon, IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { type SvgIcon, sanitiseSvg } from '#renderer/parse/sanitise-svg';
import { brandIconPaths } from './brand-icon-paths.ts';
import type { IconsByName } from './icon-service.ts';

/** What a drawing of the brand looks like, whoever shows it: a line of 1.5 px with round ends, in the colour of the words. */
const OPEN =
  '<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">';

/** The brand's own icons as a set of Iconify's: what the icon endpoint serves, and any tool that reads such sets can take. */
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
    Object.entries(brandIconPaths).map(([name, path]) => [name, { body: `${OPEN}<path d="${path}"/></g>` }]),
  ),
  width: 24,
  height: 24,
};

/** The brand's own icons by name. */
export const brandIcons: IconsByName = Object.fromEntries(
  Object.keys(brandSet.icons).flatMap((name) => {
    const icon = getIconData(brandSet, name);
    return icon ? [[name, icon]] : [];
  }),
);

/** The same as pages show them, by their whole names: `veld:lantern`. */
export const brandSectionIcons: Readonly<Record<string, SvgIcon>> = Object.fromEntries(
  Object.entries(brandIcons).map(([name, icon]) => [`${brandSet.prefix}:${name}`, toSectionIcon(icon)]),
);

/** An icon as pages show it: turned as its set says, and nothing but shapes. */
export function toSectionIcon(icon: ExtendedIconifyIcon): SvgIcon {
  const { viewBox, body } = iconToSVG(icon);
  return sanitiseSvg(body, viewBox.join(' '));
}
