// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { brandLinkTags } from '#site/media/brand';
import { enhanceThemeSwitch } from '../../../site/client/theme.ts';

const radio = (value: string) => `<input type="radio" name="theme" value="${value}">`;
const choose = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
const themeColors = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ dataset, media }) => [
      dataset['theme'],
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

test('The theme switch sets the theme colour of the browser, and "system" resets it', () => {
  enhanceThemeSwitch();
  expect(themeColors()).toEqual(bySystem);
  choose('dusk');
  expect(themeColors()).toEqual({ day: 'not all', dusk: 'all' });
  choose('day');
  expect(themeColors()).toEqual({ day: 'all', dusk: 'not all' });
  choose('system');
  expect(themeColors()).toEqual(bySystem);
});

test('The theme colour follows a theme that was stored before', () => {
  document.documentElement.dataset['theme'] = 'dusk';
  enhanceThemeSwitch();
  expect(themeColors()).toEqual({ day: 'not all', dusk: 'all' });
});
