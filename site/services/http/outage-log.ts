import type { WarningLog } from './log-failure.ts';

const SECOND_MS = 1_000;

/**
 * Creates the log of a system's outages. It logs one line when an outage begins and one when it ends, not one per call.
 *
 * @param now the current time in milliseconds
 * @returns a function that takes whether the system fails now
 */
export function createOutageLog(system: string, log: WarningLog, now: () => number = Date.now) {
  let since: number | undefined;
  return (isFailing: boolean): void => {
    if (isFailing && since === undefined) {
      since = now();
      log.warn({ system }, `${system}: calls fail. Another line follows when they succeed again.`);
    } else if (!isFailing && since !== undefined) {
      const seconds = Math.round((now() - since) / SECOND_MS);
      since = undefined;
      log.warn({ system, seconds }, `${system}: calls succeed again, after ${seconds} s.`);
    }
  };
}
