/**
 * The pause between two fills of the indexes. Without a change of a file, special prices and scheduled sections begin and end, and orders change
 * the stock.
 */
const PAUSE_MS = 10 * 60_000;

/**
 * Fills the indexes of the embedded search now and again ten minutes after each fill, until the signal aborts. The timer does not keep the
 * process running.
 *
 * @param fill does not reject
 */
export async function startSearchFills(fill: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  await fill();
  setTimeout(() => void startSearchFills(fill, signal), PAUSE_MS).unref();
}
