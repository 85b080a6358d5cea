// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { brandLinkTags } from '#site/media/brand';
import { enhanceThemeSwitch } from '../../../site/client/theme.ts';

const radio = (value: string) => `<input type="radio" name="theme" value="${value}">`;
const choose = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
const frames = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ dataset, media }) => [
      dataset['hour'],
      media,
    ]),
  );
const bySystem = { day: '(prefers-color-scheme: light)', dusk: '(prefers-color-scheme: dark)' };

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  document.head.innerHTML = brandLinkTags(locales[0]);
  document.body.innerHTML = `<div data-theme-switch>${['system', 'day', 'dusk'].map(radio).join('')}</div>`;
});

test('the browser’s frame goes with the hour that a visitor chooses, and back with the system’s', () => {
  enhanceThemeSwitch();
  expect(frames()).toEqual(bySystem);
  choose('dusk');
  expect(frames()).toEqual({ day: 'not all', dusk: 'all' });
  choose('day');
  expect(frames()).toEqual({ day: 'all', dusk: 'not all' });
  choose('system');
  expect(frames()).toEqual(bySystem);
});

test('an hour chosen before counts from the first page on', () => {
  document.documentElement.dataset['theme'] = 'dusk';
  enhanceThemeSwitch();
  expect(frames()).toEqual({ day: 'not all', dusk: 'all' });
});
