import type { LoadedProject, ProjectEntry } from '#embedded/content';

/** Lists the entries of all collections. */
export function listEntries({ project }: LoadedProject): ProjectEntry[] {
  return [...project.collections.keys()].flatMap((handle) => project.entries.of(handle));
}
