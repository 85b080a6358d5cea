import { localeOfSite } from '#site/i18n/locale';
import { findRoute } from '#site/pages/find-route';
import type { ContentRule } from '../finding.ts';
import { listEntries } from '../list-entries.ts';

/** No entry has the URI of an application route (specification §2), which would hide the entry. */
export const reservedPaths: ContentRule = (content) =>
  listEntries(content).flatMap((entry) => {
    const locale = localeOfSite(entry.site);
    const uri = content.project.uriOf(entry);
    if (!locale || uri === null) return [];
    const route = findRoute(`/${locale.code}${uri}`);
    if (route === undefined) return [];
    const message = `The URI ${uri} is reserved for the ${route} page of the site; give the entry another slug.`;
    return [{ file: entry.path, path: ['slug'], message }];
  });
