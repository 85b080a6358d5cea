import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import type { SvgIcon } from '#renderer/parse/sanitise-svg';
import { brandSet } from './brand-set.ts';
import { drawingOf } from './drawing-of.ts';
import type { FoundIcons } from './service.ts';

/** The brand's own icons by name. */
export const brandIcons: FoundIcons = Object.fromEntries(
  Object.keys(brandSet.icons).flatMap((name) => {
    const icon = getIconData(brandSet, name);
    return icon ? [[name, icon]] : [];
  }),
);

/** The same as pages show them, by their whole names: `veld:lantern`. */
export const brandDrawings: Readonly<Record<string, SvgIcon>> = Object.fromEntries(
  Object.entries(brandIcons).map(([name, icon]) => [`${brandSet.prefix}:${name}`, drawingOf(icon)]),
);
