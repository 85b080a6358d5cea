import { locales } from '#site/i18n/locale';
import { shopAttributeIds } from '../attribute.ts';
import type { Catalogue, CrossCheckProblem } from './cross-check.ts';
import { createUniquenessCheck } from './unique-values.ts';

/** The currency of a website equals the currency of its locales. */
export function checkCurrencies({ websites }: Catalogue): CrossCheckProblem[] {
  return locales.flatMap(({ code, currency, magentoSessionId: website }) =>
    websites[website].currency === currency
      ? []
      : [
          {
            source: 'websites',
            path: [website, 'currency'],
            message: `is not the currency of ${code}; write ${currency}`,
          },
        ],
  );
}

/** A category is after its parent in the file, so no category is its own ancestor. */
export function checkCategories({ categories }: Catalogue): CrossCheckProblem[] {
  const earlierHandles = new Set<string>();
  const ids = createUniquenessCheck();
  return categories.flatMap(({ id, handle, parent }, index): CrossCheckProblem[] => {
    const problems: CrossCheckProblem[] = [];
    const report = (field: string, message: string) =>
      problems.push({ source: 'categories', path: [index, field], message });
    if (earlierHandles.has(handle)) report('handle', `is used twice: ${handle}; write a unique handle`);
    if (parent !== undefined && !earlierHandles.has(parent))
      report(
        'parent',
        `is ${parent}, which is not an earlier category; write one of ${[...earlierHandles].join(', ')}, or move this category down`,
      );
    const firstOwner = ids(id, handle);
    if (firstOwner !== undefined) report('id', `is already used by ${firstOwner}; write a unique number`);
    earlierHandles.add(handle);
    return problems;
  });
}

/** Attribute codes, attribute ids and option ids are unique. An id of an attribute of the shop is in use. */
export function checkAttributes({ attributes }: Catalogue): CrossCheckProblem[] {
  const codes = createUniquenessCheck();
  const ids = createUniquenessCheck();
  for (const [code, id] of Object.entries(shopAttributeIds)) ids(id, code);
  const options = createUniquenessCheck();
  return attributes.flatMap((attribute, index): CrossCheckProblem[] => {
    const problems: CrossCheckProblem[] = [];
    const report = (path: (string | number)[], message: string) =>
      problems.push({ source: 'attributes', path: [index, ...path], message });
    if (codes(attribute.code, attribute.code) !== undefined)
      report(['code'], `is used twice: ${attribute.code}; write a unique code`);
    const firstOwner = ids(attribute.id, attribute.code);
    if (firstOwner !== undefined) report(['id'], `is already used by ${firstOwner}; write a unique number`);
    if ('options' in attribute) {
      for (const [optionIndex, { id, value }] of attribute.options.entries()) {
        const firstOption = options(id, value);
        if (firstOption !== undefined)
          report(['options', optionIndex, 'id'], `is already used by ${firstOption}; write a unique number`);
      }
    }
    return problems;
  });
}
