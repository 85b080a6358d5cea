/** After a pause of this length, a key press is not part of fast typing, so its request is sent at once. */
const QUIET_MS = 120;
/** At most two requests are sent within this time. */
const WINDOW_MS = 300;

/** Decides when the request for a typed term is sent: at once if the visitor starts to type, otherwise at the next pause. */
export type SuggestionSchedule = {
  /** Sends the request for a term, now or later. It replaces a waiting request. */
  readonly add: (send: () => void) => void;
  /** Cancels the waiting request. */
  readonly cancel: () => void;
};

/**
 * Creates a schedule.
 *
 * @param now the time in milliseconds
 */
export function createSuggestionSchedule(now: () => number = () => performance.now()): SuggestionSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastKey = -Infinity;
  /** The times of the last two requests, the older one first. */
  let sent: readonly [number, number] = [-Infinity, -Infinity];

  return {
    add(send) {
      clearTimeout(timer);
      const time = now();
      const quiet = time - lastKey >= QUIET_MS ? 0 : QUIET_MS;
      const delay = Math.max(quiet, sent[0] + WINDOW_MS - time);
      lastKey = time;
      const run = () => {
        sent = [sent[1], now()];
        send();
      };
      if (delay <= 0) run();
      else timer = setTimeout(run, delay);
    },
    cancel: () => clearTimeout(timer),
  };
}
