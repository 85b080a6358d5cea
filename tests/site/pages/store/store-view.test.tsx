import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLocale, locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { OpeningNotice } from '../../../../site/pages/store/opening-notice.tsx';
import { StoreView } from '../../../../site/pages/store/store-view.tsx';
import { storePage } from '../../../../stories/site/store-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const time = (text: string) => Date.parse(text);

function showNotice(code: string, opens: string, closes: string) {
  const schedule = { timeZone: 'Europe/Amsterdam', times: [[time(opens), time(closes)] as const] };
  const i18n = i18nOf(findLocale(code) ?? locales[0]);
  const { container } = render(
    createElement(I18nextProvider, { i18n }, createElement(OpeningNotice, { schedule })),
  );
  // Languages separate numbers and units with different spaces.
  return container.textContent?.replaceAll(/\s/g, ' ');
}

test.each([
  ['nl', '2026-11-24T09:00Z', '2026-11-24T17:00Z', 'Nu open, tot 18:00'],
  ['nl', '2026-11-24T16:00Z', '2026-11-24T18:00Z', 'Gesloten, opent om 17:00'],
  ['nl', '2026-11-25T09:00Z', '2026-11-25T17:00Z', 'Gesloten, opent morgen om 10:00'],
  ['nl', '2026-11-27T09:00Z', '2026-11-27T17:00Z', 'Gesloten, opent vrijdag om 10:00'],
  ['nl', '2026-12-20T09:00Z', '2026-12-20T17:00Z', 'Gesloten, opent 20 december om 10:00'],
  ['en-US', '2026-11-24T09:00Z', '2026-11-24T17:00Z', 'Open now, until 6:00 PM'],
  ['de', '2026-11-25T09:00Z', '2026-11-25T17:00Z', 'Geschlossen, öffnet morgen um 10:00'],
  ['nl', '2026-11-23T23:00Z', '2026-11-24T23:00Z', 'Nu open, tot 0:00'],
  ['nl', '2026-11-22T23:00Z', '2026-11-27T23:00Z', 'Nu open, tot zaterdag 0:00'],
  ['en-US', '2026-11-22T23:00Z', '2026-11-27T23:00Z', 'Open now, until Saturday at 12:00 AM'],
  ['nl', '2026-11-22T23:00Z', '2027-06-10T22:00Z', 'Nu open, 24 uur per dag'],
  ['en', '2026-11-22T23:00Z', '2027-06-10T22:00Z', 'Open now, 24 hours a day'],
  ['de', '2026-11-22T23:00Z', '2027-06-10T22:00Z', 'Jetzt geöffnet, rund um die Uhr'],
  ['fr', '2026-11-22T23:00Z', '2027-06-10T22:00Z', 'Ouvert 24 heures sur 24'],
  ['en-UK', '2026-11-22T23:00Z', '2027-06-10T22:00Z', 'Open now, 24 hours a day'],
  ['en-CA', '2026-11-22T23:00Z', '2027-06-10T22:00Z', 'Open now, 24 hours a day'],
  ['fr-CA', '2026-11-22T23:00Z', '2027-06-10T22:00Z', 'Ouvert 24 heures sur 24'],
  ['fr', '2026-11-27T09:00Z', '2026-11-27T17:00Z', 'Fermé, ouvre vendredi à 10:00'],
  ['fr', '2026-12-20T09:00Z', '2026-12-20T17:00Z', 'Fermé, ouvre le 20 décembre à 10:00'],
  ['en-UK', '2026-12-20T09:00Z', '2026-12-20T17:00Z', 'Closed, opens on 20 December at 10:00'],
])('A store says in %s when it opens or closes: %s to %s', (code, opens, closes, text) => {
  expect(showNotice(code, opens, closes)).toBe(text);
});

test('A store without weekly hours shows its special days', () => {
  const special = {
    days: 'vr 25 december',
    dateTime: '2026-12-25',
    times: ['12:00–17:00'],
    reason: undefined,
  };
  const props = {
    ...storePage,
    store: { ...storePage.store, week: undefined },
    schedule: undefined,
    specialDays: [special],
  };
  render(createElement(I18nextProvider, { i18n: i18nOf(locales[0]) }, createElement(StoreView, props)));
  expect(screen.getByText('vr 25 december')).toBeVisible();
  expect(screen.getByText(/12:00–17:00/)).toBeVisible();
});

test('The heading of a store keeps “&” with the next word', () => {
  const props = { ...storePage, store: { ...storePage.store, name: 'Veld & Vonk Utrecht' } };
  render(createElement(I18nextProvider, { i18n: i18nOf(locales[0]) }, createElement(StoreView, props)));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Veld &\u00a0Vonk Utrecht');
});
