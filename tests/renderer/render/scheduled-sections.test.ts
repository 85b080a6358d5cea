import { expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { renderSections } from '#renderer/render/render-sections';
import { selectShownSections } from '#renderer/render/scheduled-sections';
import { defaultLocale } from '#site/i18n/locale';
import { sectionMessagesOf } from '#site/i18n/messages';

const context = {
  locale: 'nl',
  locales: ['nl'],
  origin: 'https://www.example.test',
  timeZone: 'Europe/Amsterdam',
};
const banner = (id: string, fields: object) => ({ type: 'small_cta_banner', id, heading: id, ...fields });
const idsAt = (json: unknown, time: string) => {
  const { results, changesAt } = selectShownSections(readSections(json, context), Date.parse(time));
  return {
    ids: results.map((result) => ('section' in result ? result.section.id : result.skipped.reason)),
    changesAt: changesAt === undefined ? undefined : new Date(changesAt).toISOString(),
  };
};

test('A section is shown from the minute at which it begins to the minute at which it ends', () => {
  const json = [
    banner('always', {}),
    banner('sale', { from: '2026-11-27T09:00', until: '2026-11-30T00:00' }),
  ];
  expect(idsAt(json, '2026-11-27T07:59:59Z')).toEqual({
    ids: ['s-always'],
    changesAt: '2026-11-27T08:00:00.000Z',
  });
  expect(idsAt(json, '2026-11-27T08:00:00Z')).toEqual({
    ids: ['s-always', 's-sale'],
    changesAt: '2026-11-29T23:00:00.000Z',
  });
  expect(idsAt(json, '2026-11-29T23:00:00Z')).toEqual({ ids: ['s-always'], changesAt: undefined });
});

test('A section that ends before it begins is skipped with the path of its end', () => {
  const [result] = readSections(
    [banner('sale', { from: '2026-11-27T09:00', until: '2026-11-26T09:00' })],
    context,
  );
  expect(result).toEqual({
    skipped: {
      type: 'small-cta-banner',
      path: 'sections[0].until',
      reason: 'Expected a time after "from"',
    },
  });
});

test('A set in running text has the schedule of its text, unless it has its own', () => {
  const set = (id: string, fields: object) => ({
    type: 'usps',
    id,
    items: [{ id: 'u1', title: id }],
    ...fields,
  });
  const text = { type: 'text', text: '<p>Tekst</p>' };
  const content = [
    text,
    set('one', { from: null, until: null, tone: null }),
    set('two', { until: '2026-11-28T00:00' }),
    text,
  ];
  const json = [{ type: 'rich_text', id: 'text', content, until: '2026-11-29T00:00' }];
  expect(idsAt(json, '2026-11-27T00:00Z').ids).toHaveLength(4);
  expect(idsAt(json, '2026-11-28T00:00Z').ids).not.toContain('s-two');
  expect(idsAt(json, '2026-11-28T00:00Z').ids).toContain('s-one');
  expect(idsAt(json, '2026-11-29T00:00Z').ids).toEqual([]);
});

test('A note above a scheduled section says when it is shown, in preview only', () => {
  const results = readSections([banner('always', {}), banner('sale', { from: '2026-11-27T09:00' })], context);
  const typesWith = (describeSchedule?: () => string) =>
    renderSections(results, {
      intl: 'nl-NL',
      t: sectionMessagesOf(defaultLocale),
      data: {},
      errorCardTexts: undefined,
      describeSchedule,
    }).sections.map(({ type }) => type);
  expect(typesWith()).toEqual(['small-cta-banner', 'small-cta-banner']);
  expect(typesWith(() => 'from 27 November')).toEqual([
    'small-cta-banner',
    'section-schedule-note',
    'small-cta-banner',
  ]);
});
