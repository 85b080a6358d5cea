import type { i18n, TFunction } from 'i18next';
import { type Bundle, createI18n } from './create-i18n.ts';
import type { Locale, LocaleCode } from './locale.ts';
import { messageFilesOf } from './message-files.ts';
import { namespaces } from './namespaces.ts';

/** Returns messages of all namespaces: `t('skipToContent')` from `layout`, `t('search:title')` from `search`. */
export type Messages = TFunction<typeof namespaces>;

const files = import.meta.glob<Bundle>('./messages/*/*.json', { eager: true, import: 'default' });

/** i18next instances per locale. They are created once and read-only, because messages are equal for all visitors. */
const instances = new Map<LocaleCode, i18n>();

/** Returns the i18next instance of a locale on the server, for `I18nextProvider`. */
export function i18nOf(locale: Locale): i18n {
  const existing = instances.get(locale.code);
  if (existing) return existing;
  const instance = createI18n(
    locale,
    messageFilesOf(locale, namespaces, files).map(({ namespace, file }) => ({ namespace, messages: file })),
  );
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
