import { createContext } from 'react';
import type { LocaleCode } from '#site/i18n/locale';

/** The locale chosen in the toolbar; none where stories stand in the one they are written in. */
export const StoryLocale = createContext<LocaleCode | undefined>(undefined);
