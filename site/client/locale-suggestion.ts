import { negotiateLocale } from '#site/i18n/negotiation';
import type { LocaleSuggestion } from '#site/protocol/payload';
import { settleLocale } from './settled-locale.ts';
import { loadStyles } from './styles.ts';

const TIME_LIMIT_MS = 5_000;

/** Suggests the locale that the browser prefers, where it is another one than the page's; never leads anybody anywhere by itself. */
export async function suggestLocale(): Promise<void> {
  const [, current = ''] = location.pathname.split('/');
  const { languages } = navigator;
  const { code, language } = negotiateLocale({ cookie: undefined, acceptLanguage: languages.join() });
  // A browser that speaks none of our languages has no preference among them.
  const isSpoken = languages.some((tag) => tag.toLowerCase().split('-')[0] === language);
  if (code === current || !isSpoken) return;

  const answer = await fetch(`/api/locale-suggestion/${code}`, {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!answer.ok) return;
  // Our own server's answer: its shape is checked by the compiler on both sides.
  const { html, styles } = (await answer.json()) as LocaleSuggestion;
  await loadStyles(styles);
  document.body.insertAdjacentHTML('beforeend', html);
  const suggestion = document.querySelector('[data-suggestion]');
  const link = suggestion?.querySelector('a');
  const translation = document.querySelector<HTMLAnchorElement>(`footer a[data-locale="${code}"]`);
  if (link && translation) link.href = translation.href;
  suggestion?.querySelector('button')?.addEventListener('click', () => {
    settleLocale();
    suggestion.remove();
  });
}
