import { toList, toMap, toText } from '#embedded/content';
import type { ProjectEntry } from '#embedded/content';
import type { CheckedContent } from './checked-content.ts';
import { readPage, SECTIONS } from './read-page.ts';

export interface Anchors {
  all: ReadonlySet<string>;
  /** Anchors that editors wrote, as opposed to generated ones. */
  fromEditors: string[];
}

/** The field with the anchor of a section. */
const ANCHOR = 'anchor';

/** Returns a cached function that lists the anchors of an entry's page: one for each section, as the renderer generates them. */
export function createAnchors(content: CheckedContent): (entry: ProjectEntry) => Anchors {
  const cache = new Map<ProjectEntry, Anchors>();
  return (entry) => {
    const anchors = cache.get(entry) ?? anchorsOf(entry, content);
    cache.set(entry, anchors);
    return anchors;
  };
}

function anchorsOf(entry: ProjectEntry, content: CheckedContent): Anchors {
  const read = readPage(entry, content).flatMap((part) => ('section' in part ? [part.section.anchor] : []));
  // A section of a type that the renderer does not support yet still has its anchor, so links to it are valid.
  const sections = toList(content.shape(entry)[SECTIONS]).map(toMap);
  const fromEditors = sections
    .flatMap((section) => toText(section[ANCHOR]) ?? [])
    .filter((name) => name !== '');
  return { all: new Set([...read, ...fromEditors]), fromEditors };
}
