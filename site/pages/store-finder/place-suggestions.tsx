import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCombobox } from '#design-system/combobox';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { createSuggestionLoader, type LoadedSuggestions } from '#site/layout/suggestion-loader';
import { fetchPlaces, type SuggestedPlaces } from './fetch-places.ts';
import * as styles from './place-search.css.ts';

type SuggestedPlace = SuggestedPlaces['places'][number];

type PlaceSuggestionsProps = {
  readonly input: HTMLInputElement;
  readonly locale: string;
  readonly hrefOf: (place: SuggestedPlace) => string;
  /** Shows the stores of the place. If it returns false, the browser follows the link. */
  readonly onChoose: (place: SuggestedPlace) => boolean;
};

const LIST_ID = 'store-place-list';
const MIN_LENGTH = 2;
const NOTHING: LoadedSuggestions<SuggestedPlaces> = { term: '', suggestions: undefined, status: 'idle' };

/** The places that begin with the typed text, below the field. It is a combobox: arrow keys choose a place, and Enter shows its stores. */
export function PlaceSuggestions({ input, locale, hrefOf, onChoose }: PlaceSuggestionsProps) {
  const { t } = useTranslation('stores');
  const [loaded, setLoaded] = useState(NOTHING);
  const [isOpen, setOpen] = useState(false);
  /** The link of the active place. It stays active in a newer list that contains it, also at another position. */
  const [active, setActive] = useState<string>();
  const loader = useMemo(
    () =>
      createSuggestionLoader<SuggestedPlaces>({
        fetchTerm: (text, signal) => fetchPlaces(locale, text, signal),
        onChange: setLoaded,
      }),
    [locale],
  );
  const places = isOpen ? (loaded.suggestions?.places ?? []) : [];
  const optionIds = places.map((_, at) => `${LIST_ID}-${at}`);
  const hrefs = places.map(hrefOf);
  const activeId = active === undefined ? undefined : optionIds[hrefs.indexOf(active)];
  useCombobox({
    input,
    listId: LIST_ID,
    optionIds,
    active: activeId,
    onActivate: (id) => setActive(id === undefined ? undefined : hrefs[optionIds.indexOf(id)]),
  });

  const close = useEffectEvent(() => {
    loader.stop();
    setOpen(false);
    setActive(undefined);
  });
  const suggest = useEffectEvent(() => {
    const text = input.value.trim();
    setActive(undefined);
    if (text.length < MIN_LENGTH) return close();
    setOpen(true);
    return loader.load(text);
  });
  useEffect(() => {
    const cleanup = new AbortController();
    input.addEventListener('input', () => suggest(), cleanup);
    input.addEventListener('blur', () => close(), cleanup);
    input.form?.addEventListener('submit', () => close(), cleanup);
    input.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), cleanup);
    // The visitor may have typed before this script ran.
    if (document.activeElement === input && input.value !== input.defaultValue)
      input.dispatchEvent(new Event('input'));
    return () => {
      cleanup.abort();
      close();
    };
  }, [input]);

  const isShown = isOpen && loaded.status === 'idle';
  const problem = isOpen ? noteOf(loaded) : undefined;
  const note = problem && t(problem);
  return (
    <>
      <VisuallyHidden live>
        {note ?? (isShown && places.length > 0 ? t('place.found', { count: places.length }) : '')}
      </VisuallyHidden>
      {isOpen && (note !== undefined || places.length > 0) && (
        // A click must not move the focus, because this would close the list.
        <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          {places.length > 0 && (
            <div id={LIST_ID} role="listbox" aria-label={t('place.suggestions')}>
              {places.map((place, at) => (
                <a
                  key={optionIds[at]}
                  id={optionIds[at]}
                  className={styles.option}
                  role="option"
                  aria-selected={optionIds[at] === activeId}
                  tabIndex={-1}
                  href={hrefs[at]}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    if (!onChoose(place)) return;
                    event.preventDefault();
                    input.value = place.label;
                    close();
                  }}
                >
                  {place.label}
                </a>
              ))}
            </div>
          )}
        </div>
      )}
    </>
  );
}

function noteOf({ status, suggestions }: LoadedSuggestions<SuggestedPlaces>) {
  if (status === 'slow') return 'place.searching';
  if (status === 'failed' || suggestions?.isComplete === false) return 'place.failed';
  return status === 'idle' && suggestions?.places.length === 0 ? 'place.none' : undefined;
}
