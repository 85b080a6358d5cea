import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createPreviewLinks } from '../../site/session/preview-links.ts';
import { parseHtml } from '../parse-html.ts';
import { startOrigin } from '../site/origin.ts';
import { type RunningSite, runSite, TEST_SESSION_SECRET } from '../site/running-site.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;
const EXPIRED: Readonly<Record<string, string>> = {
  nl: 'Link verlopen',
  en: 'Link expired',
  de: 'Link abgelaufen',
  fr: 'Lien expiré',
};
const sharedSchema = v.object({ url: v.string(), copied: v.string(), notCopied: v.string() });

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ variables: { PREVIEW_TEST: 'yes' } });
});
afterAll(() => site.stop());

const request = (page: string, token = 'preview-secret') =>
  `/api/preview-link?${new URLSearchParams({ page, preview: 'true', token })}`;

/** Returns the path and the query of a new link. */
async function share(page: string) {
  const response = await site.get(request(page), { accept: 'application/json' });
  expect(response.status).toBe(200);
  const { url } = v.parse(sharedSchema, await response.json());
  expect(url).toMatch(/^https:\/\/www\.example\.test\//);
  return url.slice('https://www.example.test'.length);
}

function expectPrivate({ headers }: Response) {
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
}

/** A link that this site could have sealed. */
function seal(path: string, expiresInMinutes: number, secret = TEST_SESSION_SECRET) {
  const links = createPreviewLinks({
    secrets: [secret],
    minutes: expiresInMinutes,
    now: () => new Date(NOW),
  });
  return `${path}?${new URLSearchParams({ preview: 'true', token: links.create({ token: 'preview-secret', path }).token })}`;
}

describe('A shareable preview link', () => {
  test('shows the drafts of its page, says until when, and offers neither editing nor another link', async () => {
    const response = await site.get(await share('/nl/over-ons'));
    expect(response.status).toBe(200);
    expectPrivate(response);
    const html = await response.text();
    expect(html).not.toContain('preview-secret');
    const document = parseHtml(html);
    expect(document.querySelector('main > aside p')?.textContent).toBe(
      'Voorbeeld: je ziet ook concepten. Deze link is geldig tot uiterlijk 21 november 2026 om 14:00 (Europe/Amsterdam).',
    );
    expect(document.querySelector('[data-share], a[href*="/cp/"], #preview')).toBeNull();
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
  });

  test('works without a script: the request redirects to the link', async () => {
    const response = await site.get(request('/en-US/about'), { accept: 'text/html' });
    expect(response.status).toBe(303);
    expectPrivate(response);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/en-US\/about\?preview=true&token=link\./);
    expect(await (await site.get(location)).text()).toContain(
      'This link is valid until November 21, 2026 at',
    );
  });

  test.each(locales.map(({ code, baseLanguage }) => [code, EXPIRED[baseLanguage] ?? '']))(
    'shows a page without the draft after it has expired, in %s',
    async (code, title) => {
      const response = await site.get(seal(`/${code}`, 0));
      expect(response.status).toBe(410);
      expectPrivate(response);
      const document = parseHtml(await response.text());
      expect(document.title).toContain(`410`);
      expect(document.title).toContain(title);
      expect(document.querySelector('main [data-section=error]')).not.toBeNull();
      expect(document.documentElement.innerHTML).not.toContain('token=');
    },
  );

  test('expires while it is used', async () => {
    const later = await runSite();
    onTestFinished(() => later.stop());
    const link = seal('/nl/over-ons', 60);
    later.setSiteTime(NOW + 59 * MINUTE_MS);
    expect((await later.get(link)).status).toBe(200);
    later.setSiteTime(NOW + 60 * MINUTE_MS);
    expect((await later.get(link)).status).toBe(410);
    expect((await later.get(link.replace('?', '/_payload.json?'))).status).toBe(410);
  });

  test.each([
    ['another page', '/nl/contact'],
    ['a page of another locale', '/de'],
  ])('leads from %s to the published page', async (_case, path) => {
    const link = seal('/nl/over-ons', 60).replace('/nl/over-ons', path);
    const response = await site.get(link);
    expect(response.status).toBe(302);
    expectPrivate(response);
    expect(response.headers.get('location')).toBe(path);
  });

  test('with a forged or changed signature shows the published page with a notice', async () => {
    const forged = seal('/nl/over-ons', 60, 'another secret with more than 32 characters');
    const own = seal('/nl/over-ons', 60);
    const changed = own.slice(0, -6) + (own.at(-6) === 'A' ? 'B' : 'A') + own.slice(-5);
    for (const link of [forged, changed]) {
      const response = await site.get(link);
      expect(response.status).toBe(200);
      expectPrivate(response);
      expect(await response.text()).toContain('Deze voorbeeldlink is niet geldig.');
    }
  });

  test.each([
    ['a missing token', request('/nl/over-ons', '')],
    ['a page of another origin', request('//example.com')],
    ['a path without a locale', request('/robots.txt')],
    ['a path that is not normalised', request('/nl/../../x')],
    ['an absolute URL', request('https://example.com/nl')],
    ['a long token', request('/nl', 'x'.repeat(201))],
  ])('is not created for %s', async (_case, path) => {
    const response = await site.get(path);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  test('cannot be renewed by its reader', async () => {
    const token = new URL(await share('/nl/over-ons'), 'http://localhost').searchParams.get('token') ?? '';
    expect((await site.get(request('/nl/over-ons', token))).status).toBe(400);
  });
});

test('A preview is never cached, and a published page after it has no trace of it', async () => {
  const entries = site.pageCacheUsage().entries;
  const link = await share('/nl/over-ons');
  for (const path of [link, '/nl/over-ons?preview=true&token=preview-secret'])
    for (const start of ['?', '/_payload.json?', '/_payload.json?outline&']) {
      const { status, headers } = await site.get(path.replace('?', start));
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
    }
  expect(site.pageCacheUsage().entries).toBe(entries);
  expect(await (await site.get('/nl/over-ons')).text()).not.toContain('token=');
});

test('The log of a failing content system contains neither the token of a preview nor that of a link', async () => {
  const failing = await runSite({
    proxyContentUrl: async () => (await startOrigin((response) => response.writeHead(500).end())).url,
  });
  onTestFinished(() => failing.stop());
  await failing.get('/nl/over-ons?preview=true&token=preview-secret');
  await failing.get(seal('/nl/over-ons', 60));
  expect(failing.events.length).toBeGreaterThan(0);
  expect(JSON.stringify(failing.events)).not.toMatch(/preview-secret|link\.[\w-]{20}/);
});
