import { toList, toMap, toText } from '#embedded/content';
import type { ProjectEntry } from '#embedded/content';
import type { CheckedContent } from './checked-content.ts';
import { readPage, SECTIONS } from './read-page.ts';

export interface Anchors {
  all: ReadonlySet<string>;
  /** Those that an editor chose. */
  fromEditors: string[];
}

/** The field by which an editor names a section for links. */
const ANCHOR = 'anchor';

/** What links can point at inside an entry's page: its sections, by the names that the renderer gives them. */
export function createAnchors(content: CheckedContent): (entry: ProjectEntry) => Anchors {
  const known = new Map<ProjectEntry, Anchors>();
  return (entry) => {
    const found = known.get(entry) ?? anchorsOf(entry, content);
    known.set(entry, found);
    return found;
  };
}

function anchorsOf(entry: ProjectEntry, content: CheckedContent): Anchors {
  const read = readPage(entry, content).flatMap((part) => ('section' in part ? [part.section.anchor] : []));
  // A section of a type that is not rendered yet keeps its name: links to it are right.
  const sections = toList(content.shape(entry)[SECTIONS]).map(toMap);
  const fromEditors = sections
    .flatMap((section) => toText(section[ANCHOR]) ?? [])
    .filter((name) => name !== '');
  return { all: new Set([...read, ...fromEditors]), fromEditors };
}
