import { settleLocale } from './settled-locale.ts';

/** Tells the next document that a visitor came to it by choosing its locale. */
const CHOSEN = 'locale-chosen';

/** What goes along when a visitor chooses a locale: the query of the page, and that the choice is theirs. */
export function followLocaleChoice() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    if (!link) return;
    if (link.search === '') link.search = location.search;
    settleLocale();
    sessionStorage.setItem(CHOSEN, link.dataset['locale'] ?? '');
  });
}

/** Says the locale to those who hear the page, when it was just chosen. */
export function announceChosenLocale() {
  const chosen = sessionStorage.getItem(CHOSEN);
  sessionStorage.removeItem(CHOSEN);
  const place = document.querySelector<HTMLElement>('[data-locale-chosen]');
  const announcer = place?.querySelector('[aria-live]');
  const [, current] = location.pathname.split('/');
  if (announcer && chosen === current) announcer.textContent = place?.dataset['localeChosen'] ?? '';
}
