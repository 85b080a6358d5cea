import { createContext } from 'react';
import type { LocaleCode } from '#site/i18n/locale';

/** The locale selected in the toolbar. Undefined when stories use their own locale. */
export const StoryLocale = createContext<LocaleCode | undefined>(undefined);
