type Span = { readonly left: number; readonly right: number };

/** Which of the spans a point lies in, or else lies nearest to; -1 where there are none. */
export function nearest(x: number, spans: readonly Span[]): number {
  const distances = spans.map(({ left, right }) => Math.max(left - x, x - right, 0));
  return distances.indexOf(Math.min(...distances));
}
