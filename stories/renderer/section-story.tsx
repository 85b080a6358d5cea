import { createElement, StrictMode, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { jsx } from 'react/jsx-runtime';
import { readSections } from '#renderer/parse/read-sections';
import type { PageData } from '#renderer/render/data-requirements';
import { renderSections } from '#renderer/render/render-sections';
import { interactiveViews, isInteractive } from '#renderer/sections/interactive';
import { findLocale, type LocaleCode, locales } from '#site/i18n/locale';
import { messagesOf, sectionMessagesOf } from '#site/i18n/messages';
import { brandSectionIcons } from '#site/services/icons';
import { useStoryLocale } from '../workbench/story-locale.ts';
import { formsPageData } from './fixtures/form.ts';
import { shopItems } from './fixtures/shop.ts';
import { listStores, stores } from './fixtures/stores.ts';

const opalGlass = {
  alt: 'Een bol van opaalglas op een messing steel, van dichtbij.',
  defaultAlt: '',
  width: 1500,
  height: 1216,
  placeholder_color: '#a19482',
};
const context = {
  locale: 'nl',
  locales: ['nl', 'de'],
  origin: 'https://www.example.test',
  textPictures: new Map([['/assets/materials/opal-glass.jpg', opalGlass]]),
};
const typicalData: PageData = {
  forms: formsPageData(),
  icons: brandSectionIcons,
  privacyLink: { href: '/nl/privacy', label: 'Privacy' },
  shop: shopItems,
  stores: listStores(stores),
  sunset: { place: 'Deventer', time: '16:38', dateTime: '2026-11-21T15:38:00Z' },
};

/**
 * Creates a story that renders sections like a page: to HTML, and then hydrates the interactive sections. The toolbar's locale changes
 * the site's texts, numbers and dates, but not the texts of the CMS.
 *
 * @param json sections as the content API returns them
 * @param contentLocale the locale of the CMS texts
 */
export function sectionStory(
  json: readonly unknown[],
  contentLocale: LocaleCode = 'nl',
  data: PageData = typicalData,
) {
  const initialPage = renderPage(json, contentLocale, data);
  return function SectionStory() {
    const { code } = useStoryLocale(contentLocale);
    return <RenderedPage page={code === contentLocale ? initialPage : renderPage(json, code, data)} />;
  };
}

/** The rendered sections with their HTML, and the props of the interactive sections. */
export type RenderedStory = ReturnType<typeof renderPage>;

/**
 * Renders sections to HTML. A component must call its hooks before this function, because this function renders other components with React
 * during the component's render.
 */
export function renderPage(json: readonly unknown[], code: LocaleCode, data: PageData = typicalData) {
  const locale = findLocale(code) ?? locales[0];
  const { sections } = renderSections(readSections(json, context), {
    intl: locale.intl,
    t: sectionMessagesOf(locale),
    data,
    errorCardTexts: messagesOf(locale)('preview:skippedSection', { returnObjects: true }),
  });
  return { intl: locale.intl, sections, html: sections.map((section) => section.html).join('') };
}

/** Shows a rendered page and hydrates its interactive sections. A change of the HTML remounts the page. */
export function RenderedPage({ page }: { readonly page: RenderedStory }) {
  return <HydratedPage key={page.intl + page.html} {...page} />;
}

function HydratedPage({ intl, sections, html }: RenderedStory) {
  const page = useRef<HTMLElement>(null);

  useEffect(() => {
    const abort = new AbortController();
    const roots = sections.flatMap(({ id, type, props }) => {
      const element = page.current?.querySelector(`:is([data-island="${id}"], [data-intent-island="${id}"])`);
      return element && props && isInteractive(type) ? [hydrate(element, type, props, id, abort.signal)] : [];
    });
    return () => {
      abort.abort();
      for (const root of roots) void root.then((mounted) => mounted?.unmount());
    };
  }, [sections]);

  return <main ref={page} lang={intl} dangerouslySetInnerHTML={{ __html: html }} />;
}

async function hydrate(
  element: Element,
  type: keyof typeof interactiveViews,
  props: object,
  identifierPrefix: string,
  signal: AbortSignal,
) {
  const View = await interactiveViews[type]();
  if (signal.aborted) return undefined;
  // Strict mode runs effects twice in development, so stories and tests find effects without cleanup.
  return hydrateRoot(element, createElement(StrictMode, null, jsx(View, props)), {
    identifierPrefix,
  });
}
