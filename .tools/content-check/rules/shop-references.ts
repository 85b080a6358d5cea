import { toText } from '#embedded/content';
import type { ContentRule, RuleFinding } from '../finding.ts';
import { isDisabled, listValueMaps } from '../list-value-maps.ts';

/** Products and categories that the content refers to are in the shop. */
export const shopReferences: ContentRule = ({ items, shop }) =>
  items
    .flatMap(listValueMaps)
    .filter((map) => !isDisabled(map))
    .flatMap(({ item: { file, site }, path, values }): RuleFinding[] => {
      const id = toText(values['shop_id'])?.trim();
      if (!id) return [];
      const isCategory = values['shop_kind'] === 'category';
      const message = isCategory ? shop.categoryProblem(id, site) : shop.productProblem(id, site);
      return message === undefined ? [] : [{ file, path: [...path, 'shop_id'], message }];
    });
