import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { showSessionSummary } from '../../../site/client/session-summary.ts';
import { AccountLinks } from '../../../site/layout/account-links.tsx';

const SUMMARY = {
  cartQuantity: 3,
  contact: 'Jan Jansen t.a.v. Firma',
  labels: { cart: 'Winkelwagen, 3 artikelen', account: 'Mijn account, Jan Jansen t.a.v. Firma' },
};

let responses: Response[];
let requests: string[];
beforeEach(() => {
  responses = [];
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return responses.shift() ?? Response.json(SUMMARY);
  });
  history.replaceState(null, '', '/nl/lampen.html');
  document.documentElement.lang = 'nl';
  document.cookie = 'has_session_EU=1';
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <AccountLinks account="/nl/mijn-account" cart="/nl/winkelwagen" marker="has_session_EU" />
    </I18nextProvider>,
  );
});
afterEach(() => {
  document.cookie = 'has_session_EU=; max-age=0';
  vi.unstubAllGlobals();
});

const links = () => screen.getAllByRole('link').map((link) => [link.ariaLabel, link.textContent]);
const EMPTY = [
  ['Mijn account', ''],
  ['Winkelwagen', ''],
];
const SHOWN = [
  ['Mijn account, Jan Jansen t.a.v. Firma', 'Jan Jansen t.a.v. Firma'],
  ['Winkelwagen, 3 artikelen', '3'],
];

test('The header shows the quantity and the contact, also to assistive technology', async () => {
  await showSessionSummary();
  expect(requests).toEqual(['/api/session?locale=nl']);
  expect(links()).toEqual(SHOWN);
});

test('A visitor without a session of this website causes no request', async () => {
  document.cookie = 'has_session_EU=; max-age=0';
  document.cookie = 'has_session_UK=1';
  await showSessionSummary();
  document.cookie = 'has_session_UK=; max-age=0';
  expect(requests).toEqual([]);
  expect(links()).toEqual(EMPTY);
});

test('The header is empty again after the session has ended', async () => {
  await showSessionSummary();
  document.cookie = 'has_session_EU=; max-age=0';
  await showSessionSummary();
  expect(links()).toEqual(EMPTY);
});

test('The header stays as it is if the server fails', async () => {
  await showSessionSummary();
  responses = [Response.json({ status: 503 }, { status: 503 })];
  await showSessionSummary();
  responses = [new Response('<html>')];
  await showSessionSummary();
  expect(links()).toEqual(SHOWN);
});

test('A late response to an earlier request is ignored', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const first = showSessionSummary();
  vi.stubGlobal('fetch', async () => Response.json({ ...SUMMARY, cartQuantity: 4 }));
  await showSessionSummary();
  late.resolve(Response.json(SUMMARY));
  await first;
  expect(links()[1]?.[1]).toBe('4');
});

test('More than 99 pieces are shown as 99+', async () => {
  responses = [Response.json({ ...SUMMARY, cartQuantity: 120 })];
  await showSessionSummary();
  expect(links()[1]?.[1]).toBe('99+');
});
