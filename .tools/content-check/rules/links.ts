import { toText } from '#embedded/content';
import type { CheckedContent } from '../checked-content.ts';
import type { ContentRule, FieldPath, RuleFinding } from '../finding.ts';
import { createLinkChecker, type LinkSource } from '../link-checker.ts';
import { listFields } from '../list-fields.ts';
import { readRichText } from '../rich-text.ts';
import { flattenBranches, listTreeFiles } from '../tree-files.ts';

/** Internal links have an existing target in the same site. */
export const links: ContentRule = (content) => {
  const findProblem = createLinkChecker(content);
  return linksOf(content).flatMap(({ file, path, link, from }): RuleFinding[] => {
    const message = findProblem(link, from);
    return message === null ? [] : [{ file, path, message }];
  });
};

interface StoredLink {
  file: string;
  path: FieldPath;
  link: string;
  from: LinkSource;
}

function linksOf(content: CheckedContent): StoredLink[] {
  return [...linksInFields(content), ...redirectsOf(content), ...linksInNavigation(content)];
}

function linksInFields({ items }: CheckedContent): StoredLink[] {
  return items.flatMap(listFields).flatMap((visit): StoredLink[] => {
    const { item, field, value, path } = visit;
    const from = {
      site: item.site,
      entry: item.entry,
      allowsOtherSites: field.config['select_across_sites'] === true,
    };
    // A `*` at the end of a redirect is a placeholder for a part of the old address.
    if (field.type === 'link')
      return [{ file: item.file, path, link: (toText(value) ?? '').replace(/\/\*$/, ''), from }];
    return readRichText(visit).flatMap((part): StoredLink[] => {
      if (part.kind === 'heading') return [];
      return [{ file: item.file, path: part.path, link: part.kind === 'link' ? part.href : part.src, from }];
    });
  });
}

/** Statamic follows `redirect` even without a field of that name. Its value can be `404` (contract §10). */
function redirectsOf({ items }: CheckedContent): StoredLink[] {
  return items.flatMap(({ file, site, entry, values, fields }): StoredLink[] => {
    const link = toText(values['redirect']);
    if (!entry || link === undefined || link === '404' || fields.some(({ handle }) => handle === 'redirect'))
      return [];
    return [{ file, path: ['redirect'], link, from: { site, entry, allowsOtherSites: false } }];
  });
}

function linksInNavigation(content: CheckedContent): StoredLink[] {
  const trees = listTreeFiles(content).filter(({ kind }) => kind === 'navigation');
  return trees.flatMap(({ file, site, tree }) =>
    flattenBranches(tree).map(({ values, path }): StoredLink => {
      return {
        file,
        path: [...path, 'url'],
        link: toText(values['url']) ?? '',
        from: { site, entry: null, allowsOtherSites: false },
      };
    }),
  );
}
