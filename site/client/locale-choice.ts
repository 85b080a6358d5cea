import { localeCodeOf } from '#site/protocol/path-locale';

/** Session storage key: the locale that the visitor chose on the previous page. */
const CHOSEN_KEY = 'locale-chosen';
/** Local storage key: the visitor chose a locale or dismissed a suggestion. */
const DISABLED_KEY = 'locale-suggestion';

/** When a visitor clicks a locale link, stores the choice. */
export function watchLocaleLinks() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    if (!link) return;
    disableLocaleSuggestion();
    storeChosenLocale(link.dataset['locale'] ?? '');
  });
}

/** Announces the locale in the live region if the visitor chose it on the previous page. */
export function announceChosenLocale() {
  const chosen = takeChosenLocale();
  const element = document.querySelector<HTMLElement>('[data-locale-chosen]');
  const liveRegion = element?.querySelector('[aria-live]');
  if (liveRegion && chosen === localeCodeOf(location.pathname))
    liveRegion.textContent = element?.dataset['localeChosen'] ?? '';
}

/**
 * Returns whether the visitor has chosen a locale or dismissed a suggestion. Also true if the browser blocks storage, because a dismissed
 * suggestion would appear again on every page.
 */
export function isLocaleSuggestionDisabled(): boolean {
  try {
    return localStorage.getItem(DISABLED_KEY) !== null;
  } catch {
    return true;
  }
}

/** Stops suggestions in this browser. */
export function disableLocaleSuggestion() {
  try {
    localStorage.setItem(DISABLED_KEY, 'settled');
  } catch {
    // Without storage `isLocaleSuggestionDisabled` is true anyway.
  }
}

function storeChosenLocale(code: string) {
  try {
    sessionStorage.setItem(CHOSEN_KEY, code);
  } catch {
    // Browsers block storage for a preview in a frame of another site. Then the next page announces no locale.
  }
}

function takeChosenLocale(): string | undefined {
  try {
    const chosen = sessionStorage.getItem(CHOSEN_KEY) ?? undefined;
    sessionStorage.removeItem(CHOSEN_KEY);
    return chosen;
  } catch {
    return undefined;
  }
}
