/** Session storage key: the locale that the visitor chose on the previous page. */
const CHOSEN_KEY = 'locale-chosen';
/** Local storage key: the visitor chose a locale or dismissed a suggestion. */
const SETTLED_KEY = 'locale-suggestion';

/** Stores the choice when a visitor clicks a locale link, and keeps the query of the current page. */
export function rememberLocaleChoice() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    if (!link) return;
    if (link.search === '') link.search = location.search;
    settleLocale();
    sessionStorage.setItem(CHOSEN_KEY, link.dataset['locale'] ?? '');
  });
}

/** Announces the locale in the live region if the visitor chose it on the previous page. */
export function announceChosenLocale() {
  const chosen = sessionStorage.getItem(CHOSEN_KEY);
  sessionStorage.removeItem(CHOSEN_KEY);
  const element = document.querySelector<HTMLElement>('[data-locale-chosen]');
  const liveRegion = element?.querySelector('[aria-live]');
  const [, current] = location.pathname.split('/');
  if (liveRegion && chosen === current) liveRegion.textContent = element?.dataset['localeChosen'] ?? '';
}

/**
 * Whether no locale may be suggested. This is also true if the browser blocks storage, because the suggestion would appear on every
 * page.
 */
export function isLocaleSettled(): boolean {
  try {
    return localStorage.getItem(SETTLED_KEY) !== null;
  } catch {
    return true;
  }
}

/** Stops suggestions in this browser. */
export function settleLocale() {
  try {
    localStorage.setItem(SETTLED_KEY, 'settled');
  } catch {
    // Without storage `isLocaleSettled` is true anyway.
  }
}
