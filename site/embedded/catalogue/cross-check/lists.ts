import { locales } from '#site/i18n/locale';
import type { Catalogue, CrossCheckProblem } from './cross-check.ts';
import { createFirstUseIndex } from './first-uses.ts';

/** A website sells in the currency that its locales say. */
export function checkCurrencies({ websites }: Catalogue): CrossCheckProblem[] {
  return locales.flatMap(({ code, currency, magentoSessionId: website }) =>
    websites[website].currency === currency
      ? []
      : [
          {
            source: 'websites',
            path: [website, 'currency'],
            message: `is not what ${code} sells in; write ${currency}`,
          },
        ],
  );
}

/** A category stands below its parent, so none is its own ancestor. */
export function checkCategories({ categories }: Catalogue): CrossCheckProblem[] {
  const above = new Set<string>();
  const ids = createFirstUseIndex();
  return categories.flatMap(({ id, handle, parent }, index): CrossCheckProblem[] => {
    const found: CrossCheckProblem[] = [];
    const say = (field: string, message: string) =>
      found.push({ source: 'categories', path: [index, field], message });
    if (above.has(handle)) say('handle', `stands twice: ${handle}; each category needs its own`);
    if (parent !== undefined && !above.has(parent))
      say(
        'parent',
        `names ${parent}, which does not stand above it; write ${[...above].join(', ')}, or move it down`,
      );
    const taken = ids(id, handle);
    if (taken !== undefined) say('id', `is taken by ${taken}; write a number of its own`);
    above.add(handle);
    return found;
  });
}

/** Codes and numbers of attributes, and of options, each used once. */
export function checkAttributes({ attributes }: Catalogue): CrossCheckProblem[] {
  const codes = createFirstUseIndex();
  const ids = createFirstUseIndex();
  const options = createFirstUseIndex();
  return attributes.flatMap((attribute, index): CrossCheckProblem[] => {
    const found: CrossCheckProblem[] = [];
    const say = (path: (string | number)[], message: string) =>
      found.push({ source: 'attributes', path: [index, ...path], message });
    if (codes(attribute.code, attribute.code) !== undefined)
      say(['code'], `stands twice: ${attribute.code}; each attribute needs its own`);
    const taken = ids(attribute.id, attribute.code);
    if (taken !== undefined) say(['id'], `is taken by ${taken}; write a number of its own`);
    if ('options' in attribute) {
      for (const [at, { id, value }] of attribute.options.entries()) {
        const other = options(id, value);
        if (other !== undefined)
          say(['options', at, 'id'], `is taken by ${other}; write a number of its own`);
      }
    }
    return found;
  });
}
