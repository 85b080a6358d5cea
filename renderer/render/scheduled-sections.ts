import { isShownAt, nextChange, type Schedule } from '../parse/schedule.ts';
import type { Section, SectionResult } from '../sections/section.ts';

const ALWAYS: Schedule = { from: undefined, until: undefined };

/** The sections that visitors see at a time. */
type ShownSections = {
  readonly results: readonly SectionResult[];
  /** The moment at which the next section appears or disappears, in milliseconds since 1970. */
  readonly changesAt: number | undefined;
};

/** Removes the sections that are not shown at a time. Skipped sections stay. */
export function selectShownSections(results: readonly SectionResult[], time: number): ShownSections {
  return {
    results: results.filter(
      (result) => !('section' in result) || isShownAt(scheduleOf(result.section), time),
    ),
    changesAt: nextChange(
      results.flatMap((result) => ('section' in result ? [scheduleOf(result.section)] : [])),
      time,
    ),
  };
}

function scheduleOf({ schedule = ALWAYS }: Section): Schedule {
  return schedule;
}
