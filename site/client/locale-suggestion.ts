import { negotiateLocale } from '#site/i18n/negotiation';
import { localeCodeOf } from '#site/protocol/path-locale';
import type { LayoutFragment } from '#site/protocol/payload';
import { disableLocaleSuggestion } from './locale-choice.ts';
import { loadStyles } from './page-resources.ts';
import { reloadAfterFailedAsset } from './reload.ts';

const TIMEOUT_MS = 5_000;

/** Shows a suggestion if the browser prefers another locale than the page has. It never redirects. */
export async function suggestLocale(): Promise<void> {
  const { languages } = navigator;
  const { code, baseLanguage } = negotiateLocale({ cookie: undefined, acceptLanguage: languages.join() });
  // Negotiation may return the default locale, which the visitor does not necessarily prefer.
  const isPreferred = languages.some((tag) => tag.toLowerCase().split('-')[0] === baseLanguage);
  if (code === localeCodeOf(location.pathname) || !isPreferred) return;

  const response = await fetch(`/api/locale-suggestion/${code}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return;
  // The server creates the response with the same type.
  const { html, styles } = (await response.json()) as LayoutFragment;
  try {
    await loadStyles(styles);
  } catch {
    void reloadAfterFailedAsset();
    return;
  }
  document.body.insertAdjacentHTML('beforeend', html);
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
  if (suggestion) hideWhileHeadingCovered(suggestion);
  const link = suggestion?.querySelector('a');
  const linkToLocalisation = () => {
    const localisation = document.querySelector<HTMLAnchorElement>(`footer a[data-locale="${code}"]`);
    if (link && localisation) link.href = localisation.href;
  };
  linkToLocalisation();
  // The visitor may have opened another page or chosen another variant.
  link?.addEventListener('click', linkToLocalisation);
  suggestion?.querySelector('button')?.addEventListener('click', () => {
    disableLocaleSuggestion();
    suggestion.remove();
  });
}

/** Removes the suggestion if it covers the first heading, as in a low window. Adds it again when the visitor has scrolled the heading away. */
function hideWhileHeadingCovered(suggestion: HTMLElement) {
  const height = suggestion.offsetHeight;
  const isHeadingCovered = () => {
    const { top = 0, bottom = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
    return bottom > window.innerHeight - height && top < window.innerHeight;
  };
  if (!isHeadingCovered()) return;
  suggestion.remove();
  const onScroll = () => {
    if (isHeadingCovered()) return;
    removeEventListener('scroll', onScroll);
    document.body.append(suggestion);
  };
  addEventListener('scroll', onScroll, { passive: true });
}
