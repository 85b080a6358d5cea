import { toText } from '#embedded/content';
import { brandSet } from '#site/services/icons';
import type { ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';

const BRAND_PREFIX = `${brandSet.prefix}:`;

/** Brand icons exist. Icons of external services are not checked. */
export const iconNames: ContentRule = ({ items }) =>
  items.flatMap(listFields).flatMap(({ item: { file }, field, value, path }) => {
    const name = field.handle === 'icon' ? toText(value) : undefined;
    if (!name?.startsWith(BRAND_PREFIX) || Object.hasOwn(brandSet.icons, name.slice(BRAND_PREFIX.length)))
      return [];
    const names = Object.keys(brandSet.icons).join(', ');
    return [
      {
        file,
        path,
        message: `The icon "${name}" does not exist; after "${BRAND_PREFIX}" write one of: ${names}.`,
      },
    ];
  });
