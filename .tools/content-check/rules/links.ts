import { textOf } from '#embedded/content';
import type { CheckedContent } from '../checked-content.ts';
import { visitsOf } from '../field-visits.ts';
import type { Remark, Rule } from '../finding.ts';
import type { Path } from '../finding.ts';
import { createLinkCheck } from '../link-check.ts';
import type { LinkedFrom } from '../link-check.ts';
import { partsOf } from '../running-text.ts';
import { branchesIn, treeFilesOf } from '../trees.ts';

/** Links inside the site lead to something, in the same site. */
export const links: Rule = (content) => {
  const faultOf = createLinkCheck(content);
  return linksOf(content).flatMap(({ file, at, link, from }): Remark[] => {
    const message = faultOf(link, from);
    return message === null ? [] : [{ file, at, message }];
  });
};

interface StoredLink {
  file: string;
  at: Path;
  link: string;
  from: LinkedFrom;
}

function linksOf(content: CheckedContent): StoredLink[] {
  return [...linksInFields(content), ...redirectsOf(content), ...linksInNavigation(content)];
}

function linksInFields({ items }: CheckedContent): StoredLink[] {
  return items.flatMap(visitsOf).flatMap((visit): StoredLink[] => {
    const { item, field, value, at } = visit;
    const from = { site: item.site, entry: item.entry, across: field.config['select_across_sites'] === true };
    if (field.type === 'link') return [{ file: item.file, at, link: textOf(value) ?? '', from }];
    return partsOf(visit).flatMap((part): StoredLink[] => {
      if (part.kind === 'heading') return [];
      return [{ file: item.file, at: part.at, link: part.kind === 'link' ? part.href : part.src, from }];
    });
  });
}

/** `redirect` has its meaning without a field of that name, and `404` is one of its values (contract §10). */
function redirectsOf({ items }: CheckedContent): StoredLink[] {
  return items.flatMap(({ file, site, entry, values, fields }): StoredLink[] => {
    const link = textOf(values['redirect']);
    if (!entry || link === undefined || link === '404' || fields.some(({ handle }) => handle === 'redirect'))
      return [];
    return [{ file, at: ['redirect'], link, from: { site, entry, across: false } }];
  });
}

function linksInNavigation(content: CheckedContent): StoredLink[] {
  const trees = treeFilesOf(content).filter(({ kind }) => kind === 'navigation');
  return trees.flatMap(({ file, site, tree }) =>
    branchesIn(tree).map(({ values, at }): StoredLink => {
      return {
        file,
        at: [...at, 'url'],
        link: textOf(values['url']) ?? '',
        from: { site, entry: null, across: false },
      };
    }),
  );
}
