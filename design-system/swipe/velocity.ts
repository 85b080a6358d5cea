/** Duration before the release that decides its velocity, in milliseconds. A finger that rests for longer has no velocity. */
const WINDOW_MS = 100;

/** Measures the velocity of a drag when it is released. */
export function trackVelocity() {
  let samples: { readonly offset: number; readonly time: number }[] = [];
  return {
    /** Records an offset in CSS pixels. The time is that of the event, in milliseconds. */
    add(offset: number, time: number) {
      samples = [...samples.filter((sample) => time - sample.time <= WINDOW_MS), { offset, time }];
    },
    /** Returns the velocity in CSS pixels per second. */
    at(releaseTime: number): number {
      const recent = samples.filter(({ time }) => releaseTime - time <= WINDOW_MS);
      const [first, last] = [recent[0], recent.at(-1)];
      if (!first || !last || last.time === first.time) return 0;
      return ((last.offset - first.offset) / (last.time - first.time)) * 1_000;
    },
  };
}
