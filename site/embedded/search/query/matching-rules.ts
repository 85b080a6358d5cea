import { isCompoundLanguage } from '../indexing/linguistics.ts';
import type { TextIndex } from '../indexing/text-index.ts';
import type { EffectiveSettings } from '../settings/wire-settings.ts';
import { COMPOUND_LANGUAGES, SEARCH_LANGUAGES, type SearchLanguage } from '../text/languages.ts';
import type { MatchingRules } from './find-terms.ts';

/** Returns the allowed differences between the words of a query and those of records. */
export function createMatchingRules(settings: EffectiveSettings, index: TextIndex): MatchingRules {
  const { typoTolerance, decompoundedAttributes, ignorePlurals } = settings;
  const compounds = COMPOUND_LANGUAGES.flatMap((language) => {
    const attributes = attributeNumbers(index, decompoundedAttributes[language] ?? []);
    return attributes.size === 0 ? [] : [{ language, attributes }];
  });
  const decomposed = [...languagesOf(settings, []), ...compounds.map(({ language }) => language)];
  return {
    hasTypos: typoTolerance !== false && typoTolerance !== 'false',
    minLengthFor1Typo: settings.minWordSizefor1Typo,
    minLengthFor2Typos: settings.minWordSizefor2Typos,
    inflections: languagesFor(ignorePlurals, settings),
    compounds,
    queryCompounds: settings.decompoundQuery ? [...new Set(decomposed.filter(isCompoundLanguage))] : [],
  };
}

/** Returns the languages for which a setting such as `ignorePlurals` is on. */
export function languagesFor(
  setting: boolean | readonly SearchLanguage[],
  settings: EffectiveSettings,
): readonly SearchLanguage[] {
  if (setting === false) return [];
  return setting === true ? languagesOf(settings, SEARCH_LANGUAGES) : setting;
}

function languagesOf(
  { queryLanguages, indexLanguages }: EffectiveSettings,
  fallback: readonly SearchLanguage[],
): readonly SearchLanguage[] {
  if (queryLanguages.length > 0) return queryLanguages;
  return indexLanguages.length > 0 ? indexLanguages : fallback;
}

/** Returns the numbers of the attributes at or below `paths` in the text index. */
export function attributeNumbers(index: TextIndex, paths: readonly string[]): ReadonlySet<number> {
  const named = (path: string) => paths.some((name) => path === name || path.startsWith(`${name}.`));
  return new Set(index.attributes.flatMap(({ path }, number) => (named(path) ? number : [])));
}
