/** Lines whose contents the browser does not render for a moment. */
type SkippedLines = {
  /** Skips these lines and shows all others. Later frames render the skipped lines in this order. */
  skip(lines: ReadonlyMap<HTMLElement, { readonly height: number }>): void;
  /** Renders the contents of these lines again. */
  show(lines: Iterable<HTMLElement>): void;
};

/** The number of skipped lines that one frame renders. With more lines, a frame takes longer than 50 ms on a slow phone. */
const LINES_PER_FRAME = 4;

/**
 * Creates an empty set of skipped lines. When a long list reorders, the browser spends most of the frame on rendering lines. A skipped line
 * keeps its height. The frames after the change render the skipped lines, a few in each frame. A line that contains the focus is never
 * skipped, because it would lose the focus.
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
