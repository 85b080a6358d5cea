import { transitions } from '../theme/transitions.ts';
import { allowsMotion } from './allows-motion.ts';
import { type Offset, play, animateThenClear } from './motion.ts';
import { moveLines, offsetOf } from './moving-lines.ts';
import { createSkippedLines } from './skipped-lines.ts';

/** How a list is built. */
export type ListMotion = {
  /** Selects the lines. `:scope` is the root. */
  readonly lines: string;
  /** The edge of the root that stays in place when its height changes. */
  readonly anchor?: 'start' | 'end';
};

/** The place of a line in the root, without its animations. */
type Place = Offset & { readonly width: number; readonly height: number };

/** Distance from which a new line slides, in CSS pixels. */
const ENTER_PX = 12;

/**
 * Animates the lines of a list: new lines appear, removed ones disappear, and the others slide to their new places. The root must be
 * positioned and isolated. Rendering and focus do not wait for an animation. Returns a function that stops this.
 */
export function animateList(root: HTMLElement, { lines, anchor = 'start' }: ListMotion): () => void {
  const placeOf = (line: HTMLElement): Place => ({
    x: line.offsetLeft,
    y: anchor === 'end' ? line.offsetTop - root.clientHeight : line.offsetTop,
    width: line.offsetWidth,
    // With its fraction. A translation does not change it.
    height: line.getBoundingClientRect().height,
  });
  const measure = () => new Map(findLines(root, lines).map((line) => [line, placeOf(line)]));
  let places = measure();
  let isVisible = createVisibilityTest(root, anchor);
  let isAnimated = allowsMotion(root);
  const scrolled = new AbortController();
  const updateVisibility = () => {
    isVisible = createVisibilityTest(root, anchor);
  };
  addEventListener('scroll', updateVisibility, { capture: true, passive: true, signal: scrolled.signal });
  const skippedLines = createSkippedLines();

  // Sizes also change between changes of the list, for example by an error message.
  const sizes = new ResizeObserver(() => {
    places = measure();
    updateVisibility();
  });
  const changes = new MutationObserver(() => {
    const before = places;
    const current = findLines(root, lines);
    if (isSame([...before.keys()], current)) return;
    skippedLines.skip(findLinesOutside(before, current, { isVisible, isAnimated }));
    // These reads come before the following writes, so that the browser computes the layout once.
    places = measure();
    updateVisibility();
    isAnimated = allowsMotion(root);
    const shownPlaces = isAnimated ? before : places;
    skippedLines.show(current.filter((line) => isVisible(shownPlace(line, shownPlaces.get(line)))));
    for (const line of places.keys()) if (!before.has(line)) sizes.observe(line);
    if (!isAnimated) return;
    const moves = [...places]
      .filter(([line, place]) => isVisible(place) || isVisible(shownPlace(line, before.get(line))))
      .map(([line, place]) => ({ line, from: startOf(line, place, before.get(line)) }));
    for (const [line, place] of before) if (!places.has(line)) leave(root, line, place, anchor);
    for (const { line, from } of moves) if (!from) fadeIn(line);
    moveLines(moves.map(({ line, from = { x: 0, y: ENTER_PX } }) => ({ line, from })));
  });
  changes.observe(root, { childList: true, subtree: true });
  for (const element of [root, ...places.keys()]) sizes.observe(element);
  return () => {
    changes.disconnect();
    scrolled.abort();
    sizes.disconnect();
  };
}

/** Lines that are disappearing are inert. */
function findLines(root: HTMLElement, lines: string) {
  return [...root.querySelectorAll<HTMLElement>(lines)].filter(({ inert }) => !inert);
}

function isSame(before: readonly HTMLElement[], after: readonly HTMLElement[]) {
  return before.length === after.length && before.every((line, index) => line === after[index]);
}

/**
 * Returns the lines that the next frame shows outside the window, with their places before the change. Lines that will be in the window
 * come first.
 */
function findLinesOutside(
  before: ReadonlyMap<HTMLElement, Place>,
  after: readonly HTMLElement[],
  { isVisible, isAnimated }: { isVisible: (place: Place | undefined) => boolean; isAnimated: boolean },
) {
  const outside: (readonly [HTMLElement, Place])[] = [];
  const arriving: typeof outside = [];
  const places = [...before.values()];
  for (const [index, line] of after.entries()) {
    const place = before.get(line);
    if (!place) continue;
    // Lines have similar heights, so a line gets about the place of its predecessor.
    const next = places[index] ?? place;
    // Lines that will move are still where they were.
    if (isVisible(isAnimated ? shownPlace(line, place) : next)) continue;
    (isVisible(next) ? arriving : outside).push([line, place]);
  }
  return new Map([...arriving, ...outside]);
}

/** Returns where a line with this place in the layout is shown. A running move counts. */
function shownPlace(line: HTMLElement, place: Place | undefined): Place | undefined {
  if (!place) return undefined;
  const { x, y } = offsetOf(line);
  return { ...place, x: place.x + x, y: place.y + y };
}

/** Returns where a line is visible before its move, relative to its new place. A running move counts. */
function startOf(line: HTMLElement, place: Place, before: Place | undefined): Offset | undefined {
  const shown = shownPlace(line, before);
  return shown && { x: shown.x - place.x, y: shown.y - place.y };
}

/** Returns a function that tests whether a place is in the window. Other lines need no animation. */
function createVisibilityTest(root: HTMLElement, anchor: 'start' | 'end') {
  const { top } = root.getBoundingClientRect();
  const origin = anchor === 'end' ? top + root.clientHeight : top - root.scrollTop;
  return (place: Place | undefined) =>
    place !== undefined && origin + place.y + place.height > 0 && origin + place.y < window.innerHeight;
}

function fadeIn(line: HTMLElement) {
  void animateThenClear(line, { opacity: ['0', '1'] });
}

/** Shows a removed line at its last place, behind the others, until it is transparent. It cannot be used, and it does not belong to a form. */
function leave(
  root: HTMLElement,
  line: HTMLElement,
  { x, y, width, height }: Place,
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
