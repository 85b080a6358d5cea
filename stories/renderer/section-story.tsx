import { type ComponentType, createElement, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { interactive, isInteractive } from '#renderer/interactive';
import type { PageAnswers } from '#renderer/needs';
import { readSections } from '#renderer/read-sections';
import { renderSections } from '#renderer/render-sections';
import { formsAnswered } from './fixtures/form.ts';
import { stores } from './fixtures/stores.ts';
import { leftOutWords, words } from './words.ts';

const reading = { locale: 'nl', locales: ['nl', 'de'], origin: 'https://www.example.test' };
const typicalAnswers: PageAnswers = {
  forms: formsAnswered(),
  stores,
  sunset: { place: 'Deventer', time: '16:38', dateTime: '2026-11-21T15:38:00Z' },
};

/**
 * A story of sections as a page shows them: rendered to HTML, and then only the interactive ones hydrated.
 *
 * @param json sections as the content API gives them
 * @param language the page's language, for hyphens and numbers
 * @param answers what the site knows for the page's sections
 */
export function sectionStory(json: readonly unknown[], language = 'nl-NL', answers = typicalAnswers) {
  const { sections } = renderSections(readSections(json, reading), {
    language,
    words,
    answers,
    leftOutWords,
  });
  const html = sections.map((section) => section.html).join('');

  return function SectionStory() {
    const page = useRef<HTMLElement>(null);

    useEffect(() => {
      const left = new AbortController();
      const roots = sections.flatMap(({ id, type, props }) => {
        const element = page.current?.querySelector(`[data-island="${id}"]`);
        return element && props && isInteractive(type)
          ? [hydrate(element, type, props, id, left.signal)]
          : [];
      });
      return () => {
        left.abort();
        for (const root of roots) void root.then((mounted) => mounted?.unmount());
      };
    }, []);

    return <main ref={page} lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
  };
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
  return left.aborted ? undefined : hydrateRoot(element, createElement(View, props), { identifierPrefix });
}
