import { titleCase } from 'title-case';
import type { BaseLanguage } from '#site/i18n/locale';

/** Words that stay in lower case in title case, except at the start and the end. */
const SMALL_WORDS: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
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
  /** May be empty. */
  readonly pageTitle: string;
  readonly separator: string;
  readonly siteName: string;
};

/** Returns page title, separator and site name (specification §2), or only the site name if both are equal. */
export function documentTitle({ pageTitle, separator, siteName }: TitleInput): string {
  return pageTitle === '' || pageTitle === siteName ? siteName : `${pageTitle} ${separator} ${siteName}`;
}

/**
 * Returns a title from the last segment of a path, in the title case of its language (specification §2).
 * `/nl/over-ons/materiaal-en-zorg` gives "Materiaal en Zorg".
 *
 * @param path decoded, with the locale
 */
export function fallbackTitle(path: string, language: BaseLanguage): string {
  const segments = path.split('/').filter(Boolean).slice(1);
  const written = (segments.at(-1) ?? '').replace(/[-_+\s]+/g, ' ').trim();
  return titleCase(written.toLocaleLowerCase(language), {
    locale: language,
    smallWords: new Set(SMALL_WORDS[language]),
  });
}

/** Returns the title of an error page: status code, then message (specification §2). */
export function errorTitle(status: number, message: string): string {
  return `${status}, ${message}`;
}

function toWordSet(list: string) {
  return new Set(list.split(' '));
}
