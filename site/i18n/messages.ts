import { createInstance, type i18n, type TFunction } from 'i18next';
import type { Locale, LocaleCode } from './locale.ts';
import { messageFiles } from './message-files.ts';
import { namespaces } from './namespaces.ts';

/** Returns messages of all namespaces: `t('skipToContent')` from `layout`, `t('search:title')` from `search`. */
export type Messages = TFunction<typeof namespaces>;

/** i18next instances per locale. They are created once and read-only, because messages are equal for all visitors. */
const instances = new Map<LocaleCode, i18n>();

/** Returns the i18next instance of a locale, for `I18nextProvider`. */
export function i18nOf(locale: Locale): i18n {
  const existing = instances.get(locale.code);
  if (existing) return existing;
  const instance = createI18n(locale);
  instances.set(locale.code, instance);
  return instance;
}

/** Returns the function that translates into a locale, for code outside React components. */
export function messagesOf(locale: Locale): Messages {
  return i18nOf(locale).getFixedT(locale.intl, namespaces);
}

/** Returns the function that translates the texts of sections, which the renderer calls. */
export function sectionMessagesOf(locale: Locale): TFunction<'sections'> {
  return i18nOf(locale).getFixedT(locale.intl, 'sections');
}

function createI18n({ code, intl, baseLanguage }: Locale): i18n {
  const instance = createInstance({
    // The tag for `Intl`, because i18next formats numbers and selects plurals in its language.
    lng: intl,
    load: 'currentOnly',
    // One language never falls back to another (specification §9).
    fallbackLng: false,
    defaultNS: 'layout',
    ns: namespaces,
    // React escapes all texts.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
    resources: {},
  });
  void instance.init();
  // The messages of a region override single messages of its language.
  for (const language of new Set([baseLanguage, code]))
    for (const [namespace, messages] of Object.entries(messageFiles[language] ?? {}))
      instance.addResourceBundle(intl, namespace, messages, true, true);
  return instance;
}
