import { textOf } from '#embedded/content';
import { brandSet } from '#site/services/icons';
import { visitsOf } from '../field-visits.ts';
import type { Rule } from '../finding.ts';

const OWN = `${brandSet.prefix}:`;

/** A drawing of the brand that there is none of is shown by nobody. What an icon service knows is not known here. */
export const iconNames: Rule = ({ items }) =>
  items.flatMap(visitsOf).flatMap(({ item: { file }, field, value, at }) => {
    const name = field.handle === 'icon' ? textOf(value) : undefined;
    if (!name?.startsWith(OWN) || Object.hasOwn(brandSet.icons, name.slice(OWN.length))) return [];
    const names = Object.keys(brandSet.icons).join(', ');
    return [{ file, at, message: `There is no drawing "${name}"; after "${OWN}" write one of: ${names}.` }];
  });
