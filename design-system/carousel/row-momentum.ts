import { JSAnimation, spring } from 'framer-motion/dom';
import { allowsMotion } from '../motion/allows-motion.ts';
import { limitSpeed } from '../motion/limit-speed.ts';
import { springs } from '../theme/transitions.ts';
import { measureRow, restPosition, toScrollLeft } from './scroll-row.ts';

/** The movement of a row after its release. */
type RowMomentum = {
  /** @param speed towards the end of the row, in CSS pixels per second */
  start(speed: number): void;
  /** Stops the row where it is. Scroll snapping stays off, so that a drag can continue. */
  pause(): void;
  /** Stops the row, and lets the browser move it to the nearest slide. */
  stop(): void;
  /** Returns whether the row has not yet stopped at a slide. */
  isUnsettled(): boolean;
};

/**
 * Moves a released row on with its speed, to the slide where it stops (`restPosition`). Without motion, the row shows this slide at once.
 *
 * @param onSettle called when the row has stopped at a slide
 */
export function createRowMomentum(row: HTMLElement, onSettle: () => void): RowMomentum {
  let animation: JSAnimation<number> | undefined;

  /** Turns scroll snapping on again. It is off while the row moves with its momentum, because snapping would move the row at once. */
  function end() {
    animation = undefined;
    delete row.dataset['dragging'];
  }

  function settle() {
    end();
    onSettle();
  }

  return {
    start(speed) {
      const state = measureRow(row);
      const target = restPosition(state, speed);
      const distance = Math.abs(target - state.position);
      const direction = Math.sign(target - state.position);
      if (distance < 1 || !allowsMotion(row)) {
        row.scrollLeft = toScrollLeft(row, target);
        settle();
        return;
      }
      row.dataset['dragging'] = 'momentum';
      animation = new JSAnimation({
        ...springs.momentum,
        type: spring,
        keyframes: [state.position, target],
        velocity: direction * limitSpeed(direction * speed, distance, springs.momentum),
        onUpdate: (position) => {
          row.scrollLeft = toScrollLeft(row, position);
        },
        onComplete: settle,
      });
    },
    pause: () => animation?.stop(),
    stop() {
      animation?.stop();
      end();
    },
    isUnsettled: () => animation !== undefined,
  };
}
