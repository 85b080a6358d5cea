import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stopwords as dutchStopWords } from '@orama/stopwords/dutch';
import { stopwords as englishStopWords } from '@orama/stopwords/english';
import { stopwords as frenchStopWords } from '@orama/stopwords/french';
import { stopwords as germanStopWords } from '@orama/stopwords/german';
import { foldText } from '#site/i18n/fold-text';

export const SEARCH_LANGUAGES = ['nl', 'en', 'de', 'fr'] as const;
export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number];

/** Languages that write compounds as one word. */
export const COMPOUND_LANGUAGES = ['nl', 'de'] as const;
export type CompoundLanguage = (typeof COMPOUND_LANGUAGES)[number];

const stemmers: Readonly<Record<SearchLanguage, (word: string) => string>> = {
  // The plural voices the last consonant: `huis`, `huizen`; `shelf`, `shelves`.
  // The stemmer removes one ending: `kussens` becomes `kussen`, but `kussen` becomes `kuss`. So the `s` is removed first.
  nl: (word) =>
    stemDutch(word.replace(/(?<=.{2})ens$/, 'en'))
      .replace(/z$/, 's')
      .replace(/v$/, 'f'),
  en: (word) => stemEnglish(word).replace(/v$/, 'f'),
  de: stemGerman,
  fr: stemFrench,
};

const stopWords: Readonly<Record<SearchLanguage, ReadonlySet<string>>> = {
  nl: new Set(dutchStopWords.map(foldText)),
  en: new Set(englishStopWords.map(foldText)),
  de: new Set(germanStopWords.map(foldText)),
  fr: new Set(frenchStopWords.map(foldText)),
};

/** Returns the stem of a folded word. Inflections of a word share their stem. */
export function stemWord(word: string, language: SearchLanguage): string {
  return stemmers[language](word);
}

/** Returns whether a folded word is a stop word such as `the` or `und`. */
export function isStopWord(word: string, languages: readonly SearchLanguage[]): boolean {
  return languages.some((language) => stopWords[language].has(word));
}
