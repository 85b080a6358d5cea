import type { ProjectEntry } from '#embedded/content';
import { createAnchors } from './anchors.ts';
import type { CheckedContent } from './checked-content.ts';
import { createPathResolver, decode } from './path-targets.ts';

/** The position of a link in the content. */
export interface LinkSource {
  site: string;
  entry: ProjectEntry | null;
  /** Whether the field accepts entries of other sites. */
  allowsOtherSites: boolean;
}

/** Returns a message about an invalid link; null for valid and external links. */
export type FindLinkProblem = (link: string, from: LinkSource) => string | null;

/** Creates a function that checks links to entries, anchors, assets, screens, and pages of the site or the shop. */
export function createLinkChecker(content: CheckedContent): FindLinkProblem {
  const { project } = content;
  const anchorsOf = createAnchors(content);
  const resolvePath = createPathResolver(project, content.shop);

  const anchorProblem = (anchor: string, entry: ProjectEntry | null): string | null => {
    if (anchor === '' || entry === null || project.uriOf(entry) === null) return null;
    const anchors = anchorsOf(entry);
    if (anchors.all.has(anchor)) return null;
    const hint =
      anchors.fromEditors.length > 0
        ? `use one of: ${anchors.fromEditors.join(', ')}`
        : 'write it in the field "anchor" of a section on that page';
    return `The page ${entry.id} has no anchor #${anchor}; ${hint}.`;
  };

  const entryProblem = (entry: ProjectEntry, anchor: string, from: LinkSource): string | null => {
    if (entry.site !== from.site && !from.allowsOtherSites) {
      const localisation = project.entries.localised(entry, from.site);
      const correction = localisation
        ? `link to entry::${localisation.id}`
        : 'translate it, or link to another entry';
      return `The entry ${entry.id} belongs to the site ${entry.site}, not ${from.site}; ${correction}.`;
    }
    if (!entry.isPublished && from.entry?.isPublished !== false) {
      return `The entry ${entry.id} is a draft, which visitors cannot open; publish it or link to another entry.`;
    }
    if (project.uriOf(entry) === null)
      return `The entry ${entry.id} has no page; link to an entry that has one.`;
    return anchorProblem(anchor, entry);
  };

  const referenceProblem = (reference: string, from: LinkSource): string | null => {
    const [, kind = '', target = ''] = /^(\w+)::([^?#]*)/.exec(reference) ?? [];
    if (kind === 'entry') {
      if (/[?#]/.test(reference))
        return `The content system does not resolve ${reference}, because it has an anchor or a query; write the path of the page, for example /nl/over-ons#care.`;
      const entry = project.entries.find(target);
      return entry
        ? entryProblem(entry, '', from)
        : `The entry ${target} does not exist; write the id of an existing entry.`;
    }
    const [container = '', ...path] = target.split('::');
    if (kind === 'asset' && project.assets.find(container, path.join('::'))) return null;
    if (kind === 'asset') return `The asset ${target} does not exist; add the file or choose another one.`;
    return `${reference} is not a valid reference; write entry::<id>, asset::<container>::<path> or a URL.`;
  };

  return (written, from) => {
    const link = written.trim().replace(/^statamic:\/\//, '');
    if (link === '') return null;
    if (link === '@child') {
      const child =
        from.entry && project.trees(from.entry.collection, from.site)?.positionOf(from.entry.id)?.firstChild;
      return child
        ? null
        : 'The link @child needs a child page, but this page has none; link to an entry instead.';
    }
    if (/^\w+::/.test(link) || written.trim() !== link) return referenceProblem(link, from);
    if (link.startsWith('#')) return anchorProblem(decode(link.slice(1)), from.entry);

    const target = resolvePath(link, from.site);
    if (target === null) return null;
    if ('entry' in target) return entryProblem(target.entry, target.anchor, from);
    return target.exists
      ? null
      : `${link} is neither a page of the site ${target.site} nor a file; link to an entry, for example entry::about-nl, to a category or product of the shop, for example /lampen.html, or to a screen, for example /zoeken.`;
  };
}
