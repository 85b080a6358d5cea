import { toText } from '#embedded/content';
import { brandSet } from '#site/services/icons';
import type { ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';

const OWN = `${brandSet.prefix}:`;

/** A drawing of the brand that there is none of is shown by nobody. What an icon service knows is not known here. */
export const iconNames: ContentRule = ({ items }) =>
  items.flatMap(listFields).flatMap(({ item: { file }, field, value, path }) => {
    const name = field.handle === 'icon' ? toText(value) : undefined;
    if (!name?.startsWith(OWN) || Object.hasOwn(brandSet.icons, name.slice(OWN.length))) return [];
    const names = Object.keys(brandSet.icons).join(', ');
    return [{ file, path, message: `There is no drawing "${name}"; after "${OWN}" write one of: ${names}.` }];
  });
