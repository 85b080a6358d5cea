import { locales } from '#site/i18n/locale';
import { localisedPaths } from '#site/protocol/route-table';
import type { ContentRule } from '../finding.ts';
import { listEntries } from '../list-entries.ts';

/** No entry has the URI of an application route (specification §2), which would hide the entry. */
export const reservedPaths: ContentRule = (content) =>
  listEntries(content).flatMap((entry) => {
    const locale = locales.find(({ site }) => site === entry.site);
    const uri = content.project.uriOf(entry);
    if (!locale || uri === null) return [];
    const route = Object.entries(localisedPaths).find(([, paths]) => `/${paths[locale.code]}` === uri);
    if (!route) return [];
    const [name] = route;
    const message = `The URI ${uri} is reserved for the ${name} page of the site; give the entry another slug.`;
    return [{ file: entry.path, path: ['slug'], message }];
  });
