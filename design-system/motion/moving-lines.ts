import { cubicBezier } from 'framer-motion/dom';
import { transitions } from '../theme/transitions.ts';
import { type Offset, play, type Playback, removeStyles, translate } from './motion.ts';

type Move = { readonly line: HTMLElement; readonly from: Offset };

const { duration, ease } = transitions.slide;
const easing = cubicBezier(...ease);
const NO_OFFSET = translate({ x: 0, y: 0 });

/** The lines that are not at their final positions yet. `playback` is missing until the animation starts. */
const moves = new WeakMap<HTMLElement, { readonly from: Offset; playback?: Playback }>();

/** Returns how far a line is from its final position now. It reads no styles, because the browser would have to compute them for each line. */
export function offsetOf(line: HTMLElement): Offset {
  const move = moves.get(line);
  if (!move) return { x: 0, y: 0 };
  const rest = 1 - easing(Math.min(1, (move.playback?.time ?? 0) / duration));
  return { x: move.from.x * rest, y: move.from.y * rest };
}

/**
 * Slides lines to their new positions. At first each line stays at its old position, because the frame that shows a change also renders the
 * list. The animations start after that frame.
 */
export function moveLines(lines: readonly Move[]): void {
  for (const { line, from } of lines) {
    const move = moves.get(line);
    if (!move && Math.hypot(from.x, from.y) < 1) continue;
    move?.playback?.cancel();
    moves.set(line, { from });
    line.style.transform = translate(from);
  }
  requestAnimationFrame(() => setTimeout(() => lines.forEach(start)));
}

function start({ line, from }: Move) {
  const move = moves.get(line);
  // A later change has started another move of this line.
  if (move?.from !== from) return;
  move.playback = play(line, { transform: [translate(from), NO_OFFSET] }, transitions.slide);
  void move.playback.finished.then(() => {
    moves.delete(line);
    removeStyles(line, ['transform']);
  });
}
