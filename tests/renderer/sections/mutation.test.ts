import { describe, expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { renderSections } from '#renderer/render/render-sections';
import { sectionDefinitions } from '#renderer/sections/sections';
import { defaultLocale } from '#site/i18n/locale';
import { messagesOf, sectionMessagesOf } from '#site/i18n/messages';
import { formsPageData } from '../../../stories/renderer/fixtures/form.ts';
import { shopItems } from '../../../stories/renderer/fixtures/shop.ts';
import * as banner from '../../../stories/renderer/fixtures/small-cta-banner.ts';
import { haarlem, listStores } from '../../../stories/renderer/fixtures/stores.ts';
import { findUnsafeHtml } from '../parse/find-unsafe-html.ts';
import { mutationsOf } from './mutations.ts';

const fixtures = import.meta.glob<Record<string, unknown>>('../../../stories/renderer/fixtures/*.ts', {
  eager: true,
});
const page = { locale: 'nl', locales: ['nl', 'en'], origin: 'https://www.example.test' };
const t = sectionMessagesOf(defaultLocale);
const errorCardTexts = messagesOf(defaultLocale)('preview:skippedSection', { returnObjects: true });
const forms = formsPageData();
const data = {
  forms,
  shop: shopItems,
  stores: listStores([haarlem]),
  sunset: { place: 'Deventer', time: '16:35', dateTime: '2026-11-21T15:35:00Z' },
};

/** Renders sections as visitors see them. With `cardTexts`, renders a preview, which has an error card for each skipped section. */
function show(json: unknown[], cardTexts?: typeof errorCardTexts) {
  const results = readSections(json, page);
  return renderSections(results, { intl: 'nl-NL', t, data, errorCardTexts: cardTexts });
}

/** Returns whether the first and the last section are those around the mutated one. */
function isBetweenOthers(sections: ReturnType<typeof show>['sections']): boolean {
  return sections[0]?.html === unmutatedHtml[0] && sections.at(-1)?.html === unmutatedHtml[1];
}

// The neighbours are small, because each mutation renders them again.
const above = { ...banner.minimal, heading: 'Above', id: 'above' };
const below = { ...banner.minimal, heading: 'Below', id: 'below' };
const unmutatedHtml = show([above, below]).sections.map(({ html }) => html);

/** Most mutations render equal HTML, so each HTML is parsed once. */
const unsafeByHtml = new Map<string, string[]>();

function findUnsafe(html: string): string[] {
  const unsafe = unsafeByHtml.get(html) ?? findUnsafeHtml(html, forms.action);
  unsafeByHtml.set(html, unsafe);
  return unsafe;
}

describe.each(Object.keys(sectionDefinitions))('A mutated %s section', (type) => {
  const states = Object.entries(fixtures).find(([path]) => path.endsWith(`/${type}.ts`))?.[1] ?? {};
  const fixture = states['maximal'];
  const mutations = mutationsOf(fixture);

  test('has a fixture with enough values', () => {
    expect(mutations.length).toBeGreaterThan(50);
    expect(show([fixture]).skipped).toEqual([]);
  });

  test('never throws, changes other sections or contains executable content, and has a safe error card when skipped', () => {
    const failures = mutations.flatMap(({ name, json }) => {
      const { sections, skipped, missingShopItems } = show([above, json, below], errorCardTexts);
      // Without skipped sections, visitors see the same HTML.
      const published = skipped.length > 0 ? show([above, json, below]).sections : sections;
      const cards = sections.filter(({ type: shownType }) => shownType === 'section-error-card');
      const isExplained = skipped.every(
        ({ path, reason }) => path.startsWith('sections[1]') && reason !== '',
      );
      const problems = [
        ...(isBetweenOthers(sections) && isBetweenOthers(published) ? [] : ['other sections changed']),
        ...(isExplained ? [] : ['skipped without path and reason']),
        ...(cards.length === skipped.length + missingShopItems.length ? [] : ['number of error cards']),
        ...sections.slice(1, -1).flatMap(({ html }) => findUnsafe(html)),
      ];
      return problems.map((problem) => `${name}: ${problem}`);
    });
    expect(failures).toEqual([]);
  });
});
