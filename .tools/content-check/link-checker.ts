import type { ProjectEntry } from '#embedded/content';
import { createAnchors } from './anchors.ts';
import type { CheckedContent } from './checked-content.ts';
import { createPaths, decoded } from './path-targets.ts';

/** Where a link stands. */
export interface LinkSource {
  site: string;
  entry: ProjectEntry | null;
  /** Whether the field allows entries of other sites. */
  allowsOtherSites: boolean;
}

/** Says in a sentence what is wrong with a link; null when nothing is, or when it leads away from the site. */
export type FindLinkProblem = (link: string, from: LinkSource) => string | null;

export function createLinkChecker(content: CheckedContent): FindLinkProblem {
  const { project } = content;
  const anchorsOf = createAnchors(content);
  const pathOf = createPaths(project);

  const anchorFault = (anchor: string, entry: ProjectEntry | null): string | null => {
    if (anchor === '' || entry === null || project.uriOf(entry) === null) return null;
    const anchors = anchorsOf(entry);
    if (anchors.all.has(anchor)) return null;
    const hint =
      anchors.fromEditors.length > 0
        ? `it has: ${anchors.fromEditors.join(', ')}`
        : 'name it in a section there';
    return `There is no anchor #${anchor} on the page ${entry.id}; ${hint}.`;
  };

  const entryFault = (entry: ProjectEntry, anchor: string, from: LinkSource): string | null => {
    if (entry.site !== from.site && !from.allowsOtherSites) {
      const here = project.entries.localised(entry, from.site);
      const right = here ? `link to entry::${here.id}` : `translate it, or link to another entry`;
      return `The entry ${entry.id} is of the site ${entry.site}, not ${from.site}; ${right}.`;
    }
    if (!entry.isPublished && from.entry?.isPublished !== false) {
      return `The entry ${entry.id} is a draft, which visitors cannot open; publish it or link to another.`;
    }
    if (project.uriOf(entry) === null)
      return `The entry ${entry.id} has no page of its own; link to an entry that has.`;
    return anchorFault(anchor, entry);
  };

  const referenceFault = (reference: string, from: LinkSource): string | null => {
    const [, kind = '', target = '', anchor = ''] =
      /^(\w+)::([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(reference) ?? [];
    if (kind === 'entry') {
      const entry = project.entries.find(target);
      return entry
        ? entryFault(entry, anchor, from)
        : `There is no entry ${target}; write the id of one that exists.`;
    }
    const [container = '', ...path] = target.split('::');
    if (kind === 'asset' && project.assets.find(container, path.join('::'))) return null;
    if (kind === 'asset') return `There is no asset ${target}; add the file or choose another.`;
    return `${reference} refers to nothing; write entry::<id>, asset::<container>::<path> or an address.`;
  };

  return (written, from) => {
    const link = written.trim().replace(/^statamic:\/\//, '');
    if (link === '') return null;
    if (link === '@child') {
      const child =
        from.entry && project.trees(from.entry.collection, from.site)?.positionOf(from.entry.id)?.firstChild;
      return child
        ? null
        : 'The link leads to the first page below this one, but there is none; link to another entry.';
    }
    if (/^\w+::/.test(link) || written.trim() !== link) return referenceFault(link, from);
    if (link.startsWith('#')) return anchorFault(decoded(link.slice(1)), from.entry);

    const path = pathOf(link, from.site);
    if (path === null) return null;
    if ('entry' in path) return entryFault(path.entry, path.anchor, from);
    return path.fileExists
      ? null
      : `${link} leads to no page of the site ${path.site} and to no file; link to an entry, as entry::<id>.`;
  };
}
