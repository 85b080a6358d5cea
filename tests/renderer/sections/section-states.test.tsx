import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { renderSections } from '#renderer/render/render-sections';
import { sectionDefinitions } from '#renderer/sections/sections';
import { defaultLocale } from '#site/i18n/locale';
import { sectionMessagesOf } from '#site/i18n/messages';
import { formsPageData } from '../../../stories/renderer/fixtures/form.ts';
import { HOSTILE_TEXTS } from '../../../stories/renderer/hostile.ts';
import { emptied, hasPictures } from '../../../stories/renderer/variations.ts';
import { findUnsafeHtml } from '../parse/find-unsafe-html.ts';

type Json = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Record<string, ComponentType>>('../../../stories/renderer/*.stories.tsx', {
  eager: true,
});
const fixtures = import.meta.glob<Record<string, Json>>('../../../stories/renderer/fixtures/*.ts', {
  eager: true,
});

const CONTEXT = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
const context = { intl: 'nl-NL', t: sectionMessagesOf(defaultLocale), data: {} };

describe.each(Object.keys(sectionDefinitions))('The stories of %s', (type) => {
  const stories = files[`../../../stories/renderer/${type}.stories.tsx`] ?? {};
  const maximal = fixtures[`../../../stories/renderer/fixtures/${type}.ts`]?.['maximal'] ?? {};
  const show = (name: string) => {
    const story = stories[name];
    return story ? renderToStaticMarkup(createElement(story)) : '';
  };
  const shown = (name: string) => new DOMParser().parseFromString(show(name), 'text/html').body;

  test('render hostile HTML as text without executable content', () => {
    expect(findUnsafeHtml(show('HostileHtml'), formsPageData().action)).toEqual([]);
    const { textContent } = shown('HostileHtml');
    const alts = [...shown('HostileHtml').querySelectorAll('[alt]')].map((image) =>
      image.getAttribute('alt'),
    );
    const text = [textContent, ...alts].join(' ');
    expect(HOSTILE_TEXTS.filter((hostile) => text.includes(hostile))).not.toEqual([]);
    expect(shown('HostileHtml').querySelector('[data-section=section-error-card]')).toBeNull();
  });

  test('ignore unknown fields', () => {
    expect(show('UnknownExtraField')).toBe(show('Maximal'));
    expect(show('Maximal')).toContain(`data-section="${type}"`);
  });

  test('render no picture and no empty figure without files', () => {
    // Pictures of stores are data of the page, not content of the section.
    const section = '[data-section]:not([data-section=points-of-sale-overview])';
    const places = shown('MissingPicture').querySelectorAll(`${section} :is(img, video, figure, picture)`);
    expect([...places].map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(shown('Maximal').querySelector(`${section} img`) !== null).toBe(hasPictures(maximal));
  });

  test('render visible content or an error card when all fields are empty', () => {
    const read = readSections([emptied(maximal)], CONTEXT);
    const { sections, skipped } = renderSections(read, { ...context, errorCardTexts: undefined });

    expect(sections.length + skipped.length).toBe(1);
    expect(shown('Empty').querySelectorAll('[data-section=section-error-card]')).toHaveLength(skipped.length);
    expect(shown('Empty').textContent).toMatch(/\S/);
  });
});
