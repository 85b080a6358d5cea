import { type ProjectEntry, toText } from '#embedded/content';
import { localeCodes, localeOfSite } from '#site/i18n/locale';
import { matchesPattern } from '#site/protocol/route-rules';
import { localisedPaths } from '#site/protocol/route-table';
import { readEditorRedirects } from '#site/redirects/editor-redirects';
import { REDIRECTS } from '#site/redirects/site-redirects';
import type { CheckedContent } from '../checked-content.ts';
import type { ContentRule, RuleFinding } from '../finding.ts';
import { listEntries } from '../list-entries.ts';

/** The site uses every redirect of editors, whichever origins the operator allows, and no published redirect hides a page. */
export const redirects: ContentRule = (content) => {
  const { project, shape } = content;
  const all = project.collections.has(REDIRECTS) ? project.entries.of(REDIRECTS) : [];
  const config = { siteUrl: project.sites.main.origin, origins: 'any', operatorRules: [] } as const;
  const read = (entries: readonly ProjectEntry[]) => {
    const shaped = entries.map((entry) => {
      const fields = shape(entry);
      const { id, site, path: file } = entry;
      return { id, site, file, fields, updatedAt: toText(fields['updated_at']) ?? null };
    });
    return readEditorRedirects(shaped, config);
  };
  const { rules, entries, ignored } = read(all.filter(({ isPublished }) => isPublished));
  // A draft does not compete with other redirects, so it is read alone.
  const drafts = all.filter(({ isPublished }) => !isPublished).flatMap((draft) => read([draft]).ignored);

  const inOrder = rules.all();
  const hiddenPages = Map.groupBy(
    listPages(content),
    ({ path }) => inOrder.find(({ from }) => matchesPattern(from, path))?.from,
  );
  return [
    ...[...ignored, ...drafts].map(({ entry, field = 'from', reason }): RuleFinding => ({
      file: entry.file,
      path: [field],
      message: `The redirect is ignored: ${reason}.`,
    })),
    ...[...entries].flatMap(([from, { file }]): RuleFinding[] => {
      const message = describeHidden(from, hiddenPages.get(from) ?? []);
      return message === undefined ? [] : [{ file, path: ['from'], message }];
    }),
  ];
};

/** A page to which redirects apply first. */
interface RedirectablePage {
  path: string;
  name: string;
  /** The end of the message: another repair than to remove the redirect. Empty for a screen. */
  alternative: string;
}

/** Lists the published entries and the screens of the site with their paths. */
function listPages(content: CheckedContent): RedirectablePage[] {
  const entries = listEntries(content).flatMap((entry): RedirectablePage[] => {
    const code = localeOfSite(entry.site)?.code;
    const uri = content.project.uriOf(entry);
    if (code === undefined || uri === null || !entry.isPublished) return [];
    const path = uri === '/' ? `/${code}` : `/${code}${uri}`;
    return [{ path, name: `page ${entry.id}`, alternative: ' or change the slug' }];
  });
  const screens = Object.entries(localisedPaths).flatMap(([name, paths]) =>
    localeCodes.map((code) => ({
      path: `/${code}/${paths[code]}`,
      name: `${name} page of the site`,
      alternative: '',
    })),
  );
  return [...entries, ...screens];
}

function describeHidden(from: string, [page, ...others]: readonly RedirectablePage[]): string | undefined {
  if (!page) return undefined;
  if (page.path === from)
    return `The redirect hides the ${page.name}, which has this address; remove the redirect${page.alternative}.`;
  const pages = others.length === 0 ? 'the page' : `${others.length + 1} pages, for example`;
  return `The redirect hides ${pages} ${page.path}; remove it, or write one redirect for each old address that no page has.`;
}
