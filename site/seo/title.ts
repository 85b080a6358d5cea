import { titleCase } from 'title-case';
import type { Language } from '#site/i18n/locale';

/** Words that a title writes small unless they open or end it. */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: toWordSet(
    'aan als bij dan de door een en het in met naar nog of om op over per te tot uit van voor zonder',
  ),
  en: toWordSet(
    'a an and as at but by for from if in into nor of off on onto or over per so than the to up via vs with yet',
  ),
  de: toWordSet(
    'ab als am an auf aus bei bis das dem den der des die ein eine für im in ist mit nach oder ob und vom von vor zu zum zur',
  ),
  fr: toWordSet(
    'à au aux avec chez d dans de des du en et l la le les ni ou par pour sans sous sur un une vers',
  ),
};

type TitleInput = {
  /** The page's own title; empty where it has none. */
  readonly pageTitle: string;
  readonly separator: string;
  readonly siteName: string;
};

/** Page title, separator, site name (specification §2); a page that is called as the site is not named twice. */
export function documentTitle({ pageTitle, separator, siteName }: TitleInput): string {
  return pageTitle === '' || pageTitle === siteName ? siteName : `${pageTitle} ${separator} ${siteName}`;
}

/**
 * The title of a page that has none: the last segment of its path in title case, small words of its language in lower case
 * (specification §2). `/nl/over-ons/materiaal-en-zorg` gives "Materiaal en Zorg".
 *
 * @param path decoded, with the locale
 */
export function fallbackTitle(path: string, language: Language): string {
  const segments = path.split('/').filter(Boolean).slice(1);
  const written = (segments.at(-1) ?? '').replace(/[-_+\s]+/g, ' ').trim();
  return titleCase(written.toLocaleLowerCase(language), {
    locale: language,
    smallWords: new Set(SMALL_WORDS[language]),
  });
}

/** The title of an error page: status code, then message (specification §2). */
export function errorTitle(status: number, message: string): string {
  return `${status}, ${message}`;
}

function toWordSet(list: string) {
  return new Set(list.split(' '));
}
