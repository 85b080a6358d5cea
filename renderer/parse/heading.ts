import type { HeadingRun } from '#design-system/heading';

/** A heading as runs of text. Editors write the part in italics between *asterisks*. */
export type Heading = readonly HeadingRun[];

/** Splits `Licht voor de uren *na zessen*` into a plain and an emphasised run. A single asterisk stays in the text. */
export function readHeading(text: string): Heading {
  return text
    .trim()
    .split(/(\*[^*]+\*)/)
    .filter((run) => run !== '')
    .map((run) =>
      /^\*[^*]+\*$/.test(run) ? { text: run.slice(1, -1), emphasis: true } : { text: run, emphasis: false },
    );
}

/** Returns the heading as plain text, for accessible names and titles. */
export function plainHeading(heading: Heading): string {
  return heading.map(({ text }) => text).join('');
}
