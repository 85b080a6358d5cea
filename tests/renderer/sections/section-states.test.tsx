import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { renderSections } from '#renderer/render/render-sections';
import { sections as definitions } from '#renderer/sections/sections';
import { defaultLocale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { formsAnswered } from '../../../stories/renderer/fixtures/form.ts';
import { HOSTILE_TEXTS } from '../../../stories/renderer/hostile.ts';
import { emptied, hasPictures } from '../../../stories/renderer/variations.ts';
import { dangersIn } from '../parse/xss-payloads.ts';

type Json = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Record<string, ComponentType>>('../../../stories/renderer/*.stories.tsx', {
  eager: true,
});
const fixtures = import.meta.glob<Record<string, Json>>('../../../stories/renderer/fixtures/*.ts', {
  eager: true,
});

const READING = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
const context = { language: 'nl-NL', texts: messagesOf(defaultLocale).sections, data: {} };

describe.each(Object.keys(definitions))('the states of %s', (type) => {
  const stories = files[`../../../stories/renderer/${type}.stories.tsx`] ?? {};
  const maximal = fixtures[`../../../stories/renderer/fixtures/${type}.ts`]?.['maximal'] ?? {};
  const show = (name: string) => {
    const story = stories[name];
    return story ? renderToStaticMarkup(createElement(story)) : '';
  };
  const shown = (name: string) => new DOMParser().parseFromString(show(name), 'text/html').body;

  test('hostile markup is words, and runs nothing', () => {
    expect(dangersIn(show('HostileHtml'), formsAnswered().action)).toEqual([]);
    const { textContent } = shown('HostileHtml');
    const alts = [...shown('HostileHtml').querySelectorAll('[alt]')].map((image) =>
      image.getAttribute('alt'),
    );
    const said = [textContent, ...alts].join(' ');
    expect(HOSTILE_TEXTS.filter((text) => said.includes(text))).not.toEqual([]);
    expect(shown('HostileHtml').querySelector('[data-section=left-out]')).toBeNull();
  });

  test('fields nobody knows change nothing', () => {
    expect(show('UnknownExtraField')).toBe(show('Maximal'));
    expect(show('Maximal')).toContain(`data-section="${type}"`);
  });

  test('without its files it shows no picture, and no frame around nothing', () => {
    const places = shown('MissingPicture').querySelectorAll('img, video, figure, picture');
    expect([...places].map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(shown('Maximal').querySelector('img') !== null).toBe(hasPictures(maximal));
  });

  test('left empty it shows something, or visitors see no gap and editors read why', () => {
    const read = readSections([emptied(maximal)], READING);
    const { sections, skipped } = renderSections(read, { ...context, errorCardTexts: undefined });

    expect(sections.length + skipped.length).toBe(1);
    expect(shown('Empty').querySelectorAll('[data-section=left-out]')).toHaveLength(skipped.length);
    expect(shown('Empty').textContent).toMatch(/\S/);
  });
});
