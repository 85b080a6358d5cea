import { createInstance, type i18n } from 'i18next';
import type { Locale } from './locale.ts';
import { type Namespace, namespaces } from './namespaces.ts';

/** The messages of one file. */
export type Bundle = Readonly<Record<string, unknown>>;

/** Message files in the order in which they override each other: those of a language, then those of its region. */
type MessageFiles = readonly { readonly namespace: Namespace; readonly messages: Bundle }[];

/** Creates the i18next instance of a locale. Server and browser use the same settings. */
export function createI18n({ intl }: Locale, files: MessageFiles): i18n {
  const instance = createInstance({
    // The tag for `Intl`, because i18next formats numbers and selects plurals with `Intl`.
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
  for (const { namespace, messages } of files)
    instance.addResourceBundle(intl, namespace, messages, true, true);
  return instance;
}
