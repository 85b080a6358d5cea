import { locales } from '#site/locale';
import type { Page } from '#site/routes';
import { attribute, text } from '#site/markup';

/**
 * What the head says of one page: title, description, canonical, translations, robots (specification §2). Each element carries
 * `data-page`, so that client navigation can exchange them.
 */
export function headOf(page: Page, siteUrl: string): string {
  const { title, description, canonical, indexed, translations } = page;
  const alternates = indexed
    ? locales.flatMap(({ code, hreflang }) => {
        const path = translations[code];
        return path === undefined ? [] : [link('alternate', siteUrl + path, hreflang)];
      })
    : [];
  const anyLanguage =
    indexed && translations['en'] ? [link('alternate', siteUrl + translations['en'], 'x-default')] : [];
  return [
    `<title data-page>${text(title)}</title>`,
    ...(description ? [`<meta data-page name="description" content="${attribute(description)}">`] : []),
    `<meta data-page name="robots" content="${indexed ? 'index, follow' : 'noindex, nofollow'}">`,
    ...(canonical ? [link('canonical', canonical)] : []),
    ...(alternates.length > 1 ? [...alternates, ...anyLanguage] : []),
  ].join('');
}

function link(rel: string, href: string, hreflang?: string) {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link data-page rel="${rel}"${language} href="${attribute(href)}">`;
}
