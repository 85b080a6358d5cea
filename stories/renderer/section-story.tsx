import { type ComponentType, createElement, StrictMode, useContext, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readSections } from '#renderer/parse/read-sections';
import type { PageData } from '#renderer/render/data-requirements';
import { renderSections } from '#renderer/render/render-sections';
import { interactive, isInteractive } from '#renderer/sections/interactive';
import { type LocaleCode, locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { brandSectionIcons } from '#site/services/icons';
import { StoryLocale } from '../workbench/story-locale.ts';
import { formsAnswered } from './fixtures/form.ts';
import { stores } from './fixtures/stores.ts';

const reading = { locale: 'nl', locales: ['nl', 'de'], origin: 'https://www.example.test' };
const typicalAnswers: PageData = {
  forms: formsAnswered(),
  icons: brandSectionIcons,
  stores,
  sunset: { place: 'Deventer', time: '16:38', dateTime: '2026-11-21T15:38:00Z' },
};

/**
 * A story of sections as a page shows them: rendered to HTML, and then only the interactive ones hydrated. The locale chosen in the
 * toolbar sets what the site itself says, numbers and dates; the sections' own texts stay as they are.
 *
 * @param json sections as the content API gives them
 * @param written the locale their texts are written in
 * @param data what the site knows for the page's sections
 */
export function sectionStory(
  json: readonly unknown[],
  written: LocaleCode = 'nl',
  data: PageData = typicalAnswers,
) {
  const asWritten = renderPage(json, written, data);
  return function SectionStory() {
    const locale = useContext(StoryLocale) ?? written;
    return <RenderedPage page={locale === written ? asWritten : renderPage(json, locale, data)} />;
  };
}

/** Sections of the CMS's JSON as HTML, with what their interactive ones hydrate from. */
export type RenderedStory = ReturnType<typeof renderPage>;

/** Renders a page of sections. A component that calls it does so after its last hook: React renders one thing at a time. */
export function renderPage(json: readonly unknown[], code: LocaleCode, data: PageData = typicalAnswers) {
  const locale = locales.find((known) => known.code === code) ?? locales[0];
  const messages = messagesOf(locale);
  const { sections } = renderSections(readSections(json, reading), {
    language: locale.intl,
    texts: messages.sections,
    data,
    errorCardTexts: messages.errorCardTexts,
  });
  return { language: locale.intl, sections, html: sections.map((section) => section.html).join('') };
}

/** A rendered page, its interactive sections hydrated. Another page is another document: nothing of one is hydrated into the next. */
export function RenderedPage({ page }: { readonly page: RenderedStory }) {
  return <Hydrated key={page.language + page.html} {...page} />;
}

function Hydrated({ language, sections, html }: RenderedStory) {
  const page = useRef<HTMLElement>(null);

  useEffect(() => {
    const left = new AbortController();
    const roots = sections.flatMap(({ id, type, props }) => {
      const element = page.current?.querySelector(`[data-island="${id}"]`);
      return element && props && isInteractive(type) ? [hydrate(element, type, props, id, left.signal)] : [];
    });
    return () => {
      left.abort();
      for (const root of roots) void root.then((mounted) => mounted?.unmount());
    };
  }, [sections]);

  return <main ref={page} lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}

async function hydrate(
  element: Element,
  type: keyof typeof interactive,
  props: object,
  identifierPrefix: string,
  left: AbortSignal,
) {
  // Read by this type's schema a moment ago.
  const View = (await interactive[type]()) as ComponentType<object>;
  if (left.aborted) return undefined;
  // In development every effect runs twice: what does not clean up after itself is found by stories and tests.
  return hydrateRoot(element, createElement(StrictMode, null, createElement(View, props)), {
    identifierPrefix,
  });
}
