/** Distances below this many pixels are rounding, not movement. */
const SLACK = 4;

/** A row of slides as it is scrolled: where each slide would rest, where the row is, and how far it can go. All in pixels. */
export type Row = { readonly rests: readonly number[]; readonly at: number; readonly end: number };

/** The slide that stands at the start of the row; at its end, the last one, since no scrolling brings that to the start. */
export function slideAt({ rests, at, end }: Row): number {
  if (end > SLACK && at >= end - SLACK) return rests.length - 1;
  const distances = rests.map((rest) => Math.abs(rest - at));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Where the row comes to rest one step back or on from where it is. */
export function restAfter({ rests, at, end }: Row, direction: -1 | 1): number {
  const rest =
    direction === 1
      ? rests.find((one) => one > at + SLACK)
      : rests.findLast((one) => one < Math.min(at, end) - SLACK);
  return Math.min(Math.max(rest ?? (direction === 1 ? end : 0), 0), end);
}

/** Where a row that was let go comes to rest: at the nearest slide, or the next one along a throw. */
export function restNear(row: Row, thrown: -1 | 0 | 1): number {
  if (thrown !== 0) return restAfter(row, thrown);
  return Math.min(row.rests[slideAt(row)] ?? 0, row.end);
}

export function isAtStart({ at }: Row): boolean {
  return at <= SLACK;
}

export function isAtEnd({ at, end }: Row): boolean {
  return at >= end - SLACK;
}
