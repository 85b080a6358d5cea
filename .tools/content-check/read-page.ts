import type { ProjectEntry } from '#embedded/content';
import { readSections } from '#renderer/parse/read-sections';
import type { CheckedContent } from './checked-content.ts';

/** The field of an entry with the sections of its page. */
export const SECTIONS = 'sections';

/** Parses the sections of an entry like the site. */
export function readPage(
  entry: ProjectEntry,
  { project, shape }: CheckedContent,
): ReturnType<typeof readSections> {
  const site = project.sites.find(entry.site) ?? project.sites.main;
  const locales = project.sites.all.map(({ path }) => path.slice(1));
  return readSections(
    shape(entry)[SECTIONS],
    { locale: site.path.slice(1), locales, origin: site.origin },
    SECTIONS,
  );
}
