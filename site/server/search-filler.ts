import { type Locale, locales } from '#site/i18n/locale';
import type { Logger } from '#site/pages/page-services';
import { fillSearch, type SearchSources } from '#site/search-index/fill-search';
import type { SearchWriter } from '#site/services/search';

type FillerConfig = SearchSources & {
  /** Undefined if the operator fills the indexes (`npm run search:index`). */
  readonly writer: SearchWriter | undefined;
  readonly log: Logger;
};

/** Fills the indexes of the chosen locales, by default of all. */
export type FillIndexes = (chosen?: readonly Locale[], signal?: AbortSignal) => Promise<void>;

/**
 * Creates the function that fills the indexes of the embedded search. It fills one locale after the other, so that the server can respond to
 * visitors in between. A call during a fill starts another fill after it, because the content may have changed since. Calls that wait share one fill, with the
 * locales and the signal of the first of them. Failures are logged.
 */
export function createSearchFiller({ writer, log, ...sources }: FillerConfig): FillIndexes {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function fillAll(indexWriter: SearchWriter, chosen: readonly Locale[], signal?: AbortSignal) {
    for (const locale of chosen) {
      if (signal?.aborted) return;
      const outcome = await fillSearch(locale, { ...sources, writer: indexWriter, signal });
      if (outcome.ok || outcome.failure.kind === 'aborted') continue;
      log.warn(
        { locale: locale.code, ...outcome.failure },
        `search: could not fill the indexes of ${locale.code}`,
      );
    }
  }

  async function fill(chosen: readonly Locale[] = locales, signal?: AbortSignal): Promise<void> {
    if (!writer) return;
    if (running) {
      next ??= running.then(() => {
        next = undefined;
        return fill(chosen, signal);
      });
      return next;
    }
    running = fillAll(writer, chosen, signal)
      .catch((error: unknown) => {
        log.error({ err: error }, 'search: an unexpected error stopped the filling of indexes');
      })
      .finally(() => {
        running = undefined;
      });
    await running;
  }
  return fill;
}
