import { createSuggestionSchedule, type SuggestionSchedule } from './suggestion-schedule.ts';

/** The server's response to a term. It is not complete while a system behind it fails. */
type TermResponse = { readonly isComplete: boolean };

/** The suggestions that are shown, and whether others are loading. */
export type LoadedSuggestions<Suggestions> = {
  /** The term of the suggestions. */
  readonly term: string;
  readonly suggestions: Suggestions | undefined;
  /** `slow` after 200 ms, when a text says that they are loading (specification §9). */
  readonly status: 'idle' | 'loading' | 'slow' | 'failed';
};

type SuggestionLoader = {
  /** Shows the suggestions for a term. Aborts the request for an older one. */
  readonly load: (term: string) => void;
  /** Aborts the request and drops the one that waits. */
  readonly stop: () => void;
};

type LoaderOptions<Suggestions> = {
  readonly fetchTerm: (term: string, signal: AbortSignal) => Promise<Suggestions>;
  readonly onChange: (loaded: LoadedSuggestions<Suggestions>) => void;
  readonly schedule?: SuggestionSchedule;
};

const SLOW_MS = 200;
/** The number of terms whose suggestions are kept, for a visitor who deletes letters. */
const MAX_KEPT = 30;

/** Creates the loader of one text field with suggestions. It keeps the complete suggestions of the last terms. */
export function createSuggestionLoader<Suggestions extends TermResponse>({
  fetchTerm,
  onChange,
  schedule = createSuggestionSchedule(),
}: LoaderOptions<Suggestions>): SuggestionLoader {
  const kept = new Map<string, Suggestions>();
  let shown: LoadedSuggestions<Suggestions> = { term: '', suggestions: undefined, status: 'idle' };
  let request = new AbortController();

  const show = (next: Partial<LoadedSuggestions<Suggestions>>) => {
    shown = { ...shown, ...next };
    onChange(shown);
  };

  function keep(term: string, suggestions: Suggestions) {
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(term, suggestions);
  }

  async function send(term: string, { signal }: AbortController) {
    const slow = setTimeout(() => show({ status: 'slow' }), SLOW_MS);
    signal.addEventListener('abort', () => clearTimeout(slow));
    try {
      const suggestions = await fetchTerm(term, signal);
      if (signal.aborted) return;
      if (suggestions.isComplete) keep(term, suggestions);
      show({ term, suggestions, status: 'idle' });
    } catch {
      // The visitor can still send the form. An aborted request shows nothing.
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
      const suggestions = kept.get(term);
      if (suggestions) return show({ term, suggestions, status: 'idle' });
      const own = new AbortController();
      request = own;
      show({ status: 'loading' });
      schedule.add(() => void send(term, own));
    },
    stop,
  };
}
