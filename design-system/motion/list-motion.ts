import { transitions } from '../theme/transitions.ts';
import { allowsMotion } from './allows-motion.ts';
import { type Offset, play, animateThenClear } from './motion.ts';
import { moveLines, offsetOf } from './moving-lines.ts';
import { createSkippedLines } from './skipped-lines.ts';

/** The lines of a list and its fixed edge. */
export type ListMotion = {
  /** Selects the lines. `:scope` is the root. */
  readonly lines: string;
  /** The edge of the root that stays in place when its height changes. */
  readonly anchor?: 'start' | 'end';
};

/** The position and size of a line in the root, without its animations. */
type LineBox = Offset & { readonly width: number; readonly height: number };

/** Distance below its position at which a new line starts to slide, in CSS pixels. */
const ENTER_PX = 12;

/**
 * Animates the lines of a list: new lines fade in, removed lines fade out, and the other lines slide to their new positions. The root must be
 * positioned and isolated. Rendering and focus do not wait for an animation. Returns a function that stops observing the list.
 */
export function animateList(root: HTMLElement, { lines, anchor = 'start' }: ListMotion): () => void {
  const boxOf = (line: HTMLElement): LineBox => ({
    x: line.offsetLeft,
    y: anchor === 'end' ? line.offsetTop - root.clientHeight : line.offsetTop,
    width: line.offsetWidth,
    // `offsetHeight` would lose the fraction of the height. A running translation does not change the height.
    height: line.getBoundingClientRect().height,
  });
  const measure = () => new Map(findLines(root, lines).map((line) => [line, boxOf(line)]));
  let boxes = measure();
  let isVisible = createVisibilityTest(root, anchor);
  let isAnimated = allowsMotion(root);
  const scrolled = new AbortController();
  const updateVisibility = () => {
    isVisible = createVisibilityTest(root, anchor);
  };
  addEventListener('scroll', updateVisibility, { capture: true, passive: true, signal: scrolled.signal });
  const skippedLines = createSkippedLines();

  // The size of a line can also change while the list stays the same, for example by an error message.
  const sizes = new ResizeObserver(() => {
    boxes = measure();
    updateVisibility();
  });
  const changes = new MutationObserver(() => {
    const before = boxes;
    const current = findLines(root, lines);
    if (isSame([...before.keys()], current)) return;
    skippedLines.skip(findLinesOutside(before, current, { isVisible, isAnimated }));
    // These reads come before the following writes, so that the browser computes the layout once.
    boxes = measure();
    updateVisibility();
    isAnimated = allowsMotion(root);
    const shownBoxes = isAnimated ? before : boxes;
    skippedLines.show(current.filter((line) => isVisible(shownBox(line, shownBoxes.get(line)))));
    for (const line of boxes.keys()) if (!before.has(line)) sizes.observe(line);
    if (!isAnimated) return;
    const moves = [...boxes]
      .filter(([line, box]) => isVisible(box) || isVisible(shownBox(line, before.get(line))))
      .map(([line, box]) => ({ line, from: startOf(line, box, before.get(line)) }));
    for (const [line, box] of before) if (!boxes.has(line)) fadeOut(root, line, box, anchor);
    for (const { line, from } of moves) if (!from) fadeIn(line);
    moveLines(moves.map(({ line, from = { x: 0, y: ENTER_PX } }) => ({ line, from })));
  });
  changes.observe(root, { childList: true, subtree: true });
  for (const element of [root, ...boxes.keys()]) sizes.observe(element);
  return () => {
    changes.disconnect();
    scrolled.abort();
    sizes.disconnect();
  };
}

/** Returns the lines of the list, without removed lines that are fading out. Those are inert. */
function findLines(root: HTMLElement, lines: string) {
  return [...root.querySelectorAll<HTMLElement>(lines)].filter(({ inert }) => !inert);
}

function isSame(before: readonly HTMLElement[], after: readonly HTMLElement[]) {
  return before.length === after.length && before.every((line, index) => line === after[index]);
}

/**
 * Returns the lines that are outside the window in the next frame, with their boxes before the change. Lines that will move into the window
 * come first.
 */
function findLinesOutside(
  before: ReadonlyMap<HTMLElement, LineBox>,
  after: readonly HTMLElement[],
  { isVisible, isAnimated }: { isVisible: (box: LineBox | undefined) => boolean; isAnimated: boolean },
) {
  const outside: (readonly [HTMLElement, LineBox])[] = [];
  const arriving: typeof outside = [];
  const boxes = [...before.values()];
  for (const [index, line] of after.entries()) {
    const box = before.get(line);
    if (!box) continue;
    // Lines have similar heights. So the new box of a line is about the box of the line that had the same index before. A wrong guess costs
    // only time, because visible lines are shown again before the frame.
    const next = boxes[index] ?? box;
    // With animations the next frame still shows each line at its old position.
    if (isVisible(isAnimated ? shownBox(line, box) : next)) continue;
    (isVisible(next) ? arriving : outside).push([line, box]);
  }
  return new Map([...arriving, ...outside]);
}

/** Returns the box in which a line is visible: its box in the layout, moved by its running animation. */
function shownBox(line: HTMLElement, box: LineBox | undefined): LineBox | undefined {
  if (!box) return undefined;
  const { x, y } = offsetOf(line);
  return { ...box, x: box.x + x, y: box.y + y };
}

/** Returns the visible position of a line before the change, relative to its new position. Returns undefined for a new line. */
function startOf(line: HTMLElement, box: LineBox, before: LineBox | undefined): Offset | undefined {
  const shown = shownBox(line, before);
  return shown && { x: shown.x - box.x, y: shown.y - box.y };
}

/** Returns a function that tests whether a box is in the window. Lines outside the window need no animation. */
function createVisibilityTest(root: HTMLElement, anchor: 'start' | 'end') {
  const { top } = root.getBoundingClientRect();
  const origin = anchor === 'end' ? top + root.clientHeight : top - root.scrollTop;
  return (box: LineBox | undefined) =>
    box !== undefined && origin + box.y + box.height > 0 && origin + box.y < window.innerHeight;
}

function fadeIn(line: HTMLElement) {
  void animateThenClear(line, { opacity: ['0', '1'] });
}

/** Shows a removed line at its last position, behind the other lines, until it is transparent. It is inert and its controls are in no form. */
function fadeOut(
  root: HTMLElement,
  line: HTMLElement,
  { x, y, width, height }: LineBox,
  anchor: 'start' | 'end',
) {
  line.inert = true;
  line.ariaHidden = 'true';
  for (const control of line.querySelectorAll('button, input, select, textarea'))
    control.setAttribute('form', '');
  Object.assign(line.style, {
    position: 'absolute',
    ...(anchor === 'end' ? { bottom: `${-y - height}px` } : { top: `${y}px` }),
    left: `${x}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '-1',
  });
  root.append(line);
  // Quick, because other lines move over it.
  void play(line, { opacity: ['0'] }, transitions.quick).finished.then(() => line.remove());
}
