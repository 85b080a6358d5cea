import { createContext, useContext } from 'react';
import { findLocale, type Locale, type LocaleCode, locales } from '#site/i18n/locale';

/** The locale selected in the toolbar. Undefined when stories use their own locale. */
export const StoryLocale = createContext<LocaleCode | undefined>(undefined);

/**
 * Returns the locale that a story shows: the one of the toolbar, or else its own.
 *
 * @param code the locale of the story
 */
export function useStoryLocale(code: LocaleCode = 'nl'): Locale {
  return findLocale(useContext(StoryLocale) ?? code) ?? locales[0];
}
