import { expect, test } from 'vitest';
import { isMap, type JsonValue } from '#embedded/content';
import { readSections } from '#renderer/parse/read-sections';
import { sanitiseSvg } from '#renderer/parse/sanitise-svg';
import { renderSections } from '#renderer/render/render-sections';
import { selectShownSections } from '#renderer/render/scheduled-sections';
import { defaultLocale } from '#site/i18n/locale';
import { sectionMessagesOf } from '#site/i18n/messages';
import * as form from '../../../stories/renderer/fixtures/form.ts';
import { shopItems } from '../../../stories/renderer/fixtures/shop.ts';
import { listStores, stores } from '../../../stories/renderer/fixtures/stores.ts';
import { nameOf, sectionFields } from './blueprints.ts';
import { changeValues } from './change-value.ts';
import { otherValues } from './other-values.ts';

const fixtures = import.meta.glob<Record<string, JsonValue>>('../../../stories/renderer/fixtures/*.ts', {
  eager: true,
});
const parseContext = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
const icon = (path: string) => sanitiseSvg(`<path d="${path}"/>`, '0 0 1 1');
const NOW = Date.UTC(2026, 10, 21);
const data = {
  shop: shopItems,
  stores: listStores(stores),
  sunset: { place: 'Deventer', time: '16:35', dateTime: '2026-11-21T15:35:00Z' },
  icons: { 'veld:rain': icon('M0 0h1'), 'veld:moth': icon('M0 0v1') },
};

/** Returns the HTML of a section before and after its form was sent, and the reasons of skipped sections. */
function render(section: JsonValue) {
  const results = [undefined, { ...form.accepted, sectionId: 's-edited' }].map((posted) =>
    renderSections(selectShownSections(readSections([section], parseContext), NOW).results, {
      intl: 'nl-NL',
      t: sectionMessagesOf(defaultLocale),
      data: { ...data, forms: form.formsPageData(posted) },
      errorCardTexts: undefined,
    }),
  );
  return {
    html: results.flatMap(({ sections }) => sections.map(({ html }) => html)).join('\n'),
    skipped: results.flatMap(({ skipped }) => skipped.map(({ reason }) => reason)),
  };
}

/** Returns the fixture of a section type with a value in every field. */
function fixtureOf(set: string): JsonValue {
  const file = Object.entries(fixtures).find(([path]) =>
    path.endsWith(`/${set.replaceAll('_', '-')}.ts`),
  )?.[1];
  const fixture = file?.['maximal'];
  if (!isMap(fixture)) throw new Error(`stories/renderer/fixtures has no export "maximal" for ${set}`);
  return { ...fixture, id: 'edited', anchor: null, from: null, until: null };
}

test('A slide with a link needs a link text, because a slide has no other link', () => {
  const label = sectionFields().find((field) => nameOf(field).endsWith('interactive_carousel.slides.label'));
  expect(label?.field.config['validate']).toContain('required_with:{this}.link');
});

test('Every field of every section type changes the HTML of its section', () => {
  const withoutEffect = sectionFields().flatMap((editorField) => {
    const [, set, ...steps] = editorField.steps;
    if (typeof set !== 'object') return [`${nameOf(editorField)} is in no set`];
    const section = fixtureOf(set.set);
    const before = render(section).html;
    const isSection = (json: JsonValue) => isMap(json) && json['type'] === set.set;
    const results = otherValues(editorField.field).map((value) =>
      render(changeValues(section, isSection, steps, value)),
    );
    const skipped = results.flatMap((result) => result.skipped);
    const hasEffect = results.some(({ html }) => html !== before);
    return skipped.length === 0 && hasEffect ? [] : [[nameOf(editorField), ...skipped].join(': ')];
  });

  expect(withoutEffect).toEqual([]);
});
