/** Lines whose contents the browser does not render for a moment. */
type SkippedLines = {
  /** Skips these lines, and no others. The first ones are rendered first. */
  skip(lines: ReadonlyMap<HTMLElement, { readonly height: number }>): void;
  /** Renders the contents of these lines again. */
  show(lines: Iterable<HTMLElement>): void;
};

/** The number of lines that a frame renders. With more, a frame of a slow phone takes longer than 50 ms. */
const LINES_PER_FRAME = 4;

/**
 * Creates an empty set of skipped lines. In a long list that reorders, most of the time of a frame is the rendering of its lines. A skipped
 * line keeps its height. The frames after the one that shows the change render the skipped lines, a few in each. A line with the focus is
 * never skipped, because it would lose the focus.
 */
export function createSkippedLines(): SkippedLines {
  const skipped = new Set<HTMLElement>();
  let isWaiting = false;
  const show = (lines: Iterable<HTMLElement>) => {
    for (const line of lines)
      if (skipped.delete(line)) Object.assign(line.style, { contentVisibility: '', blockSize: '' });
  };
  const showSomeAfterFrame = () => {
    if (isWaiting || skipped.size === 0) return;
    isWaiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false;
        show([...skipped].slice(0, LINES_PER_FRAME));
        showSomeAfterFrame();
      }),
    );
  };
  const skip: SkippedLines['skip'] = (lines) => {
    show([...skipped].filter((line) => !lines.has(line)));
    for (const [line, { height }] of lines) {
      if (line.contains(document.activeElement)) {
        show([line]);
        continue;
      }
      // The order of the set is the order of rendering.
      if (!skipped.delete(line))
        Object.assign(line.style, { contentVisibility: 'hidden', blockSize: `${height}px` });
      skipped.add(line);
    }
    showSomeAfterFrame();
  };
  return { skip, show };
}
