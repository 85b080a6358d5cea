import { locales } from '#site/i18n/locale';
import { listPaths } from '../paths.ts';
import type { Catalogue, CrossCheckProblem } from './cross-check.ts';

/** Checks that a redirect starts at an unused path and leads to a product or a category. */
export function checkRedirects(catalogue: Catalogue): CrossCheckProblem[] {
  return locales.flatMap((locale) => {
    const own = [...catalogue.redirects.entries()].filter(([, redirect]) => redirect.locale === locale.code);
    if (own.length === 0) return [];
    const pages = listPaths(catalogue, locale);
    const targets = new Map(own.map(([, { from, to }]) => [from, to]));
    return own.flatMap(([index, { from }]): CrossCheckProblem[] => {
      const report = (field: string, message: string): CrossCheckProblem[] => [
        { source: 'redirects', path: [index, field], message },
      ];
      if (pages.has(from)) return report('from', `is the address of a page: ${from}; write a former address`);
      if (own.some(([other, redirect]) => other < index && redirect.from === from))
        return report('from', `is used twice: ${from}; remove one of the redirects`);
      return pages.has(followRedirects(from, targets))
        ? []
        : report('to', 'does not lead to a product or a category; write for example lantaarn-hoeve-31.html');
    });
  });
}

/** Returns the last target of a chain. The number of redirects limits the steps, so a loop causes no endless iteration. */
function followRedirects(path: string, targets: ReadonlyMap<string, string>): string {
  let current = path;
  for (let step = 0; step < targets.size; step += 1) current = targets.get(current) ?? current;
  return current;
}
