import { createInstance, type TFunction } from 'i18next';
import type { ErrorCardTexts } from '#renderer/render/render-sections';
import type { SectionTexts } from '#renderer/sections/sections';
import type { Locale, LocaleCode } from './locale.ts';
import type articles from './messages/en/articles.json';
import type errors from './messages/en/errors.json';
import type layout from './messages/en/layout.json';
import type preview from './messages/en/preview.json';
import type search from './messages/en/search.json';
import type sections from './messages/en/sections.json';

/** The site's messages by namespace. The English files define the shape of all languages, which a test compares. */
type Namespaces = {
  readonly articles: typeof articles;
  readonly errors: typeof errors;
  readonly preview: typeof preview;
  readonly search: typeof search;
  /** Under one key, because i18next returns the objects below a key only. */
  readonly sections: { readonly texts: typeof sections };
  readonly layout: typeof layout;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: Namespaces;
  }
}

export type Messages = {
  readonly t: TFunction<('layout' | 'errors' | 'preview' | 'search' | 'articles')[]>;
  readonly sections: SectionTexts;
  readonly errorCardTexts: ErrorCardTexts;
};

type Bundle = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Bundle>('./messages/*/*.json', {
  eager: true,
  import: 'default',
});

/** Shared by all requests and read-only after start, because messages are equal for all visitors. */
const i18n = createInstance({
  resources: resourcesOf(files),
  // One language never falls back to another (specification §9). The resources of a region already include those of its language.
  fallbackLng: false,
  defaultNS: 'layout',
  ns: ['layout', 'errors', 'preview', 'search', 'articles', 'sections'],
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18n.init();

/** Messages per locale. They are created once and read-only. */
const cachedMessages = new Map<LocaleCode, Messages>();

/** Returns the messages of a locale: those of its language, overridden by those of its region. */
export function messagesOf({ code }: Locale): Messages {
  const cached = cachedMessages.get(code);
  if (cached) return cached;
  const messages = createMessages(code);
  cachedMessages.set(code, messages);
  return messages;
}

function createMessages(code: LocaleCode): Messages {
  const t = i18n.getFixedT(code, ['layout', 'errors', 'preview', 'search', 'articles']);
  const sectionTexts = i18n.getFixedT(code, 'sections');
  return {
    t,
    sections: sectionTexts('texts', { returnObjects: true, skipInterpolation: true }),
    errorCardTexts: t('preview:skippedSection', { returnObjects: true }),
  };
}

/** Creates the resources of all languages and regions. The messages of a region override single messages of its language. */
function resourcesOf(modules: typeof files) {
  const resources: Record<string, Record<string, Bundle>> = {};
  const isRegion = (path: string) => Number(path.includes('-'));
  // Reads a language before its regions: `fr` before `fr-CA`.
  for (const path of Object.keys(modules).toSorted((one, other) => isRegion(one) - isRegion(other))) {
    const [, code = '', namespace = ''] = /\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    const [language = ''] = code.split('-');
    const base = code === language ? {} : (resources[language]?.[namespace] ?? {});
    const content = modules[path] ?? {};
    const bundle = namespace === 'sections' ? { texts: content } : content;
    resources[code] = { ...resources[code], [namespace]: mergeMessages(base, bundle) };
  }
  return resources;
}

function mergeMessages(base: Bundle, over: Bundle): Bundle {
  const changed = Object.entries(over).map(([key, value]) => {
    const below = base[key];
    return [key, isBundle(value) && isBundle(below) ? mergeMessages(below, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(changed) };
}

function isBundle(value: unknown): value is Bundle {
  return typeof value === 'object' && value !== null;
}
