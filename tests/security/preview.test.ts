import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { parseHtml } from '../parse-html.ts';
import { startOrigin } from '../site/origin.ts';
import { editableContent, runSite } from '../site/running-site.ts';

const CONTROL_PANEL = 'https://cms.example.test';
const NOTICES: Readonly<Record<string, string>> = {
  nl: 'Deze voorbeeldlink is niet geldig. Je ziet de gepubliceerde site.',
  en: 'This preview link is not valid. You see the published site.',
  de: 'Dieser Vorschau-Link ist nicht gültig. Sie sehen die veröffentlichte Website.',
  fr: 'Ce lien d’aperçu n’est pas valide. Vous voyez le site publié.',
};
const VALID = 'preview=true&token=preview-secret';
const WRONG = 'preview=true&token=wrong';

type Site = Awaited<ReturnType<typeof runSite>>;

async function visit(site: Site, path: string) {
  const response = await site.get(path);
  const document = parseHtml(await response.text());
  const policy = response.headers.get('content-security-policy') ?? '';
  return {
    response,
    document,
    banner: document.querySelector('main > aside:first-child'),
    frameAncestors: policy.split('; ').find((directive) => directive.startsWith('frame-ancestors')),
  };
}

describe('A preview link with a token that the content system does not accept', () => {
  let site: Site;
  beforeAll(async () => {
    site = await runSite({ prepare: editableContent, variables: { CONTENT_PUBLIC_URL: CONTROL_PANEL } });
  });
  afterAll(() => site.stop());

  test.each(locales.map(({ code, baseLanguage }) => [code, NOTICES[baseLanguage] ?? '']))(
    'shows the published page in %s with a notice instead of the preview banner',
    async (code, notice) => {
      const { response, banner } = await visit(site, `/${code}?${WRONG}`);
      expect(response.status).toBe(200);
      expect(banner?.querySelector('p')?.textContent).toBe(notice);
      expect(banner?.querySelector('a')?.getAttribute('href')).toBe(`/${code}`);
    },
  );

  test.each([
    ['a page', '/nl/over-ons', WRONG],
    ['an article', '/nl/verhalen/een-sleutel', WRONG],
    ['a list of articles', '/nl/verhalen', `page=2&${WRONG}`],
    ['an empty token', '/nl/over-ons', 'preview=true&token='],
    ['a live preview', '/nl/over-ons', 'live-preview=1&token=wrong'],
  ])('gives no rights of a preview to %s', async (_case, path, query) => {
    const { response, document, banner, frameAncestors } = await visit(site, `${path}?${query}`);
    expect(response.status).toBe(200);
    expect(banner?.textContent).toContain(NOTICES['nl']);
    expect(frameAncestors).toBe("frame-ancestors 'self'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    expect(document.querySelector('a[href*="token="]')).toBeNull();
  });

  test('shows no card for an invalid section', async () => {
    const broken = await runSite({ prepare: editableContent });
    onTestFinished(() => broken.stop());
    const file = broken.contentFile('collections/pages/nl/over-ons.md');
    const change = broken.nextChange();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/type: hero\n/, 'type: sparkler\n'));
    await change;
    expect(await (await broken.get(`/nl/over-ons?${VALID}`)).text()).toContain('sparkler');
    expect(await (await broken.get(`/nl/over-ons?${WRONG}`)).text()).not.toContain('sparkler');
  });

  test('is not a preview in the payload either', async () => {
    const payload = await (await site.get(`/nl/over-ons/_payload.json?${WRONG}`)).text();
    expect(payload).toContain(NOTICES['nl']);
    expect(payload).not.toContain('token=');
  });

  test('is not a preview after an invalid form post', async () => {
    const body = new URLSearchParams({ _section: 's-contact-2-form', _form: 'contact', subject: 'product' });
    const response = await site.post(`/nl/contact?${WRONG}`, body);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain(NOTICES['nl']);
    expect(page).not.toContain('token=wrong');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(response.headers.get('content-security-policy')).not.toContain(CONTROL_PANEL);
  });

  test('does not open a draft', async () => {
    const file = site.contentFile('collections/pages/nl/lantaarns.md');
    const change = site.nextChange();
    writeFileSync(file, readFileSync(file, 'utf8').replace('---\n', '---\npublished: false\n'));
    await change;
    expect((await site.get(`/nl/lantaarns?${VALID}`)).status).toBe(200);
    expect((await site.get(`/nl/lantaarns?${WRONG}`)).status).toBe(404);
  });
});

describe('A valid preview', () => {
  test('may be framed by the public address of the control panel only', async () => {
    const site = await runSite({ variables: { CONTENT_PUBLIC_URL: CONTROL_PANEL } });
    onTestFinished(() => site.stop());
    const { banner, frameAncestors } = await visit(site, `/nl/over-ons?${VALID}`);
    expect(banner?.textContent).toContain('Voorbeeld: je ziet ook concepten');
    expect(frameAncestors).toBe(`frame-ancestors ${CONTROL_PANEL}`);
  });

  test.each([
    ['1', true],
    ['0', false],
    ['', false],
    [undefined, false],
  ])('is one whose response has X-Statamic-Live-Preview %j: %s', async (header, isPreview) => {
    const site = await runSite({
      proxyContentUrl: async (contentUrl) => {
        const proxy = await startOrigin(async (response, { url }) => {
          url.searchParams.delete('token');
          const forwarded = await fetch(contentUrl + url.pathname + url.search).catch(() => undefined);
          const body = await forwarded?.arrayBuffer().catch(() => undefined);
          // The site may still request placeholder colours after the test has ended.
          if (!forwarded || !body) return response.destroy();
          response.setHeader('content-type', forwarded.headers.get('content-type') ?? '');
          if (header !== undefined) response.setHeader('X-Statamic-Live-Preview', header);
          return response.writeHead(forwarded.status).end(Buffer.from(body));
        });
        return proxy.url;
      },
    });
    onTestFinished(() => site.stop());
    const { banner } = await visit(site, '/nl/over-ons?preview=true&token=any');
    expect(banner?.textContent?.includes(NOTICES['nl'] ?? '')).toBe(!isPreview);
  });
});
