import { createSuggestionSchedule, type SuggestionSchedule } from './suggestion-schedule.ts';

/** The server's response to a term. It is incomplete if a system that the server calls has failed. */
type TermResponse = { readonly isComplete: boolean };

/** The suggestions that are shown, and whether others are loading. */
export type LoadedSuggestions<Suggestions> = {
  /** The term of the suggestions. */
  readonly term: string;
  readonly suggestions: Suggestions | undefined;
  /** `slow` if loading takes more than 200 ms. The visitor then sees a text about it (specification §9). */
  readonly status: 'idle' | 'loading' | 'slow' | 'failed';
};

type SuggestionLoader = {
  /** Shows the suggestions for a term. Aborts the request for an older one. */
  readonly load: (term: string) => void;
  /** Aborts the running request and cancels the waiting request. */
  readonly stop: () => void;
};

type LoaderOptions<Suggestions> = {
  readonly fetchTerm: (term: string, signal: AbortSignal) => Promise<Suggestions>;
  readonly onChange: (loaded: LoadedSuggestions<Suggestions>) => void;
  readonly schedule?: SuggestionSchedule;
};

const SLOW_MS = 200;
/** The number of terms whose suggestions are cached. They appear at once when the visitor deletes letters. */
const MAX_CACHED = 30;

/** Creates the loader of one text field with suggestions. It caches the complete suggestions of the last terms. */
export function createSuggestionLoader<Suggestions extends TermResponse>({
  fetchTerm,
  onChange,
  schedule = createSuggestionSchedule(),
}: LoaderOptions<Suggestions>): SuggestionLoader {
  const cache = new Map<string, Suggestions>();
  let shown: LoadedSuggestions<Suggestions> = { term: '', suggestions: undefined, status: 'idle' };
  let request = new AbortController();

  const show = (next: Partial<LoadedSuggestions<Suggestions>>) => {
    shown = { ...shown, ...next };
    onChange(shown);
  };

  function addToCache(term: string, suggestions: Suggestions) {
    const [oldest] = cache.keys();
    if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    cache.set(term, suggestions);
  }

  async function send(term: string, { signal }: AbortController) {
    const slow = setTimeout(() => show({ status: 'slow' }), SLOW_MS);
    signal.addEventListener('abort', () => clearTimeout(slow));
    try {
      const suggestions = await fetchTerm(term, signal);
      if (signal.aborted) return;
      if (suggestions.isComplete) addToCache(term, suggestions);
      show({ term, suggestions, status: 'idle' });
    } catch {
      // The visitor can still submit the form. An aborted request changes nothing.
      if (!signal.aborted) show({ term, suggestions: undefined, status: 'failed' });
    } finally {
      clearTimeout(slow);
    }
  }

  function stop() {
    schedule.cancel();
    request.abort();
  }

  return {
    load(term) {
      stop();
      const suggestions = cache.get(term);
      if (suggestions) return show({ term, suggestions, status: 'idle' });
      const own = new AbortController();
      request = own;
      show({ status: 'loading' });
      schedule.add(() => void send(term, own));
    },
    stop,
  };
}
