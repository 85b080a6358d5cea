import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useCombobox } from '#design-system/combobox';
import { trackFoundProduct } from '#site/analytics/result-events';
import { loadSearchBoxLabels, type SearchBoxLabels } from '#site/i18n/load-search-box-labels';
import { findLocale, type Locale } from '#site/i18n/locale';
import {
  clearRecentSearches,
  parseRecentSearches,
  storeSearch,
  storedSearches,
  subscribeToRecentSearches,
} from '#site/layout/recent-searches';
import { createSuggestionLoader, type LoadedSuggestions } from '#site/layout/suggestion-loader';
import { localeCodeOf } from '#site/protocol/path-locale';
import { announce } from '../progress.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { suggestionGroups, type SuggestionOption } from './suggestion-groups.ts';
import { optionId } from './suggestion-list.tsx';
import { panelClasses, SuggestionPanel } from './suggestion-panel.tsx';
import type { Suggestions } from './suggestions-schema.ts';
import { useSearchPanel } from './use-search-panel.ts';

type LoadedTerm = LoadedSuggestions<Suggestions>;

const LIST_ID = 'search-suggestions';
const NOTHING: LoadedTerm = { term: '', suggestions: undefined, status: 'idle' };

/**
 * Adds suggestions to the search form of the header.
 *
 * @param onFailure called when the suggestions fail to render. The form then works without them
 * @throws an error if the labels cannot be loaded
 */
export async function mountSearchSuggestions(
  button: HTMLButtonElement,
  form: HTMLFormElement,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const input = form.elements.namedItem('q');
  const locale = findLocale(localeCodeOf(location.pathname));
  if (!(input instanceof HTMLInputElement) || !locale) return;
  const labels = await loadSearchBoxLabels(locale);
  const container = form.appendChild(document.createElement('div'));
  container.className = panelClasses.container;
  const root = createRoot(container, {
    // React then unmounts, and its effects restore the form.
    onUncaughtError: (error) => {
      container.remove();
      onFailure(error);
    },
  });
  root.render(
    <SearchSuggestions button={button} form={form} input={input} locale={locale} labels={labels} />,
  );
}

type SearchSuggestionsProps = {
  readonly button: HTMLButtonElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly locale: Locale;
  readonly labels: SearchBoxLabels;
};

/** An option that the visitor has chosen with an arrow key. It is active until the typed term changes or the box closes. */
type ActiveOption = { readonly id: string; readonly href: string | undefined; readonly term: string };

/** The suggestions below the search field of the header: recent and popular terms, or the first results for the typed term. */
function SearchSuggestions({ button, form, input, locale, labels }: SearchSuggestionsProps) {
  const { isOpen, term } = useSearchPanel(button, form, input);
  const loaded = useLoadedSuggestions(locale.code, term, isOpen);
  const stored = useSyncExternalStore(subscribeToRecentSearches, storedSearches);
  const recent = parseRecentSearches(stored, locale.code);
  const [active, setActive] = useState<ActiveOption>();
  if (active && (active.term !== term || !isOpen)) setActive(undefined);
  const [cleared, setCleared] = useState('');

  const { status, term: shownTerm } = loaded;
  const suggestions = shownSuggestions(loaded, term);
  const groups = suggestionGroups({
    term,
    recent,
    suggestions,
    suggestedTerm: shownTerm,
    action: form.action,
    labels,
  });
  const hrefs = new Map(
    groups.flatMap((group) => group.options.map(({ href }, at) => [optionId(LIST_ID, group, at), href])),
  );
  const optionIds = [...hrefs.keys()];
  // Late suggestions can contain the active option at another position. Two options can have the same link.
  const activeId = active && [active.id, ...optionIds].find((id) => hrefs.get(id) === active.href);
  useCombobox({
    input,
    listId: LIST_ID,
    optionIds: isOpen ? optionIds : [],
    active: activeId,
    onActivate: (id) => setActive(id === undefined ? undefined : { id, href: hrefs.get(id), term }),
  });

  useEffect(() => {
    const storeTerm = () => storeSearch(locale.code, input.value);
    form.addEventListener('submit', storeTerm);
    return () => form.removeEventListener('submit', storeTerm);
  }, [form, input, locale]);

  function choose(option: SuggestionOption) {
    storeSearch(locale.code, option.term ?? term);
    if (option.product && option.origin) trackFoundProduct(option.product.sku, option.origin);
  }

  function clear() {
    clearRecentSearches(locale.code);
    setCleared(labels.cleared);
    input.focus();
  }

  const statusText = statusTextOf(status, labels);
  const clearedText = term === '' && recent.length === 0 ? cleared : '';
  const isShown = status === 'idle' && shownTerm === term;
  const announcement = clearedText || (statusText ?? (isShown ? (suggestions?.announcement ?? '') : ''));
  useEffect(() => {
    if (isOpen) announce(announcement);
  }, [isOpen, announcement]);

  if (!isOpen) return null;
  return (
    <SuggestionPanel
      id={LIST_ID}
      groups={groups}
      active={activeId}
      isBusy={status === 'loading' || status === 'slow'}
      note={statusText ?? suggestions?.note}
      labels={labels}
      onChoose={choose}
      onClear={term === '' && recent.length > 0 ? clear : undefined}
    />
  );
}

/** Loads the suggestions for a term while the box is open. */
function useLoadedSuggestions(locale: string, term: string, isOpen: boolean): LoadedTerm {
  const [loaded, setLoaded] = useState(NOTHING);
  const loader = useMemo(
    () =>
      createSuggestionLoader({
        fetchTerm: (text, signal) => fetchSuggestions(locale, text, signal),
        onChange: setLoaded,
      }),
    [locale],
  );
  useEffect(() => {
    if (isOpen) loader.load(term);
    else loader.stop();
  }, [loader, term, isOpen]);
  useEffect(() => () => loader.stop(), [loader]);
  return loaded;
}

/**
 * Returns the suggestions to show. While the suggestions of the typed term are loading, those of the previous term stay. Popular terms are
 * not shown for a typed term. When loading takes long, the link to all results is removed, because it belongs to the previous term.
 */
function shownSuggestions(
  { term: shownTerm, suggestions, status }: LoadedTerm,
  term: string,
): LoadedTerm['suggestions'] {
  if ((shownTerm === '') !== (term === '')) return undefined;
  return suggestions && status === 'slow' ? { ...suggestions, all: undefined } : suggestions;
}

function statusTextOf(status: LoadedTerm['status'], labels: SearchBoxLabels): string | undefined {
  if (status === 'failed') return labels.unavailable;
  return status === 'slow' ? labels.searching : undefined;
}
