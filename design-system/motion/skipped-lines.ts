/** Lines whose contents the browser does not render for a moment. */
export type SkippedLines = {
  /** Skips these lines, and no others. */
  skip(lines: ReadonlyMap<HTMLElement, { readonly height: number }>): void;
  /** Renders the contents of these lines again. */
  show(lines: Iterable<HTMLElement>): void;
};

/**
 * Creates an empty set of skipped lines. In a long list that reorders, most of the time of a frame is the rendering of lines outside the
 * window. A skipped line keeps its height, and is rendered after the frame that shows the change. A line with the focus is never
 * skipped, because it would lose the focus.
 */
export function createSkippedLines(): SkippedLines {
  const skipped = new Set<HTMLElement>();
  const show = (lines: Iterable<HTMLElement>) => {
    for (const line of lines)
      if (skipped.delete(line)) Object.assign(line.style, { contentVisibility: '', blockSize: '' });
  };
  const skip: SkippedLines['skip'] = (lines) => {
    show([...skipped].filter((line) => !lines.has(line)));
    for (const [line, { height }] of lines) {
      if (skipped.has(line) || line.contains(document.activeElement)) continue;
      skipped.add(line);
      Object.assign(line.style, { contentVisibility: 'hidden', blockSize: `${height}px` });
    }
    if (skipped.size > 0) requestAnimationFrame(() => setTimeout(() => show([...skipped])));
  };
  return { skip, show };
}
