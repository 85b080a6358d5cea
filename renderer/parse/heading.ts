/** A heading as runs of text; the brand sets its second half in italics, which editors write between *stars*. */
export type Heading = readonly HeadingRun[];
export type HeadingRun = { readonly text: string; readonly emphasis: boolean };

/** Reads `Licht voor de uren *na zessen*` into a plain run and an emphasised one. A lone star stays a star. */
export function readHeading(written: string): Heading {
  return written
    .trim()
    .split(/(\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\*[^*]+\*$/.test(part)
        ? { text: part.slice(1, -1), emphasis: true }
        : { text: part, emphasis: false },
    );
}

/** The heading as one plain string, for names and titles. */
export function plainHeading(heading: Heading): string {
  return heading.map(({ text }) => text).join('');
}
