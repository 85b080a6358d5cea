import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { editableContent, runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ prepare: editableContent });
});
afterAll(() => site.stop());

const html = async (path: string, headers?: Readonly<Record<string, string>>) =>
  (await site.get(path, headers)).text();

describe('A preview', () => {
  const file = () => site.contentFile('collections/pages/nl/over-ons.md');

  test('shows a draft only with a token, uncached and with noindex', async () => {
    const text = readFileSync(file(), 'utf8');
    const change = site.nextChange();
    writeFileSync(file(), text.replace('---\n', '---\npublished: false\n'));
    await change;

    expect((await site.get('/nl/over-ons')).status).toBe(404);
    expect((await site.get('/nl/over-ons?preview=true&token=wrong')).status).toBe(404);
    const draft = await site.get('/nl/over-ons?preview=true&token=preview-secret');
    expect(draft.status).toBe(200);
    expect(draft.headers.get('cache-control')).toBe('no-store');
    expect(await draft.text()).toContain('content="noindex, nofollow"');
    expect((await site.get('/nl/over-ons?token=preview-secret')).status).toBe(404);
    expect((await site.get('/nl/over-ons')).status).toBe(404);

    const restored = site.nextChange();
    writeFileSync(file(), text);
    await restored;
    expect((await site.get('/nl/over-ons')).status).toBe(200);
  });

  test.each([
    '/nl/over-ons?preview=true',
    '/nl/over-ons?live-preview=1',
    '/nl/over-ons?token=wrong',
    '/nl/over-ons/_payload.json?preview=true&token=preview-secret',
  ])('of %s is not cached by browsers or proxies', async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('shows an error card for an invalid section, which is hidden from visitors and logged once per page', async () => {
    const text = readFileSync(file(), 'utf8');
    const change = site.nextChange();
    writeFileSync(file(), text.replace(/type: hero\n/, 'type: sparkler\n'));
    await change;
    site.events.length = 0;

    const visitors = await html('/nl/over-ons');
    expect(visitors).not.toContain('sparkler');
    expect(visitors).toContain('data-section="usps"');
    expect(site.events.filter(({ message }) => message.includes('skipped'))).toHaveLength(1);

    const editors = await html('/nl/over-ons?preview=true&token=preview-secret');
    expect(editors).toContain('sections[0]');
    expect(editors).toContain('sparkler');

    const restored = site.nextChange();
    writeFileSync(file(), text);
    await restored;
  });
});

describe('The running site', () => {
  test('validates and localises links in navigations', async () => {
    const file = site.contentFile('trees/navigation/nl/main.yaml');
    const text = readFileSync(file, 'utf8');
    const change = site.nextChange();
    const items = [
      "- { id: t1, title: 'Zelf getypt', url: /contact }",
      "- { id: t2, title: 'Kwaad', url: 'javascript:alert(1)' }",
    ];
    writeFileSync(file, `tree:\n${items.map((line) => `  ${line}\n`).join('')}`);
    await change;
    const document = await html('/nl');
    expect(document).toContain('href="/nl/contact"');
    expect(document).toContain('Kwaad');
    expect(document).not.toContain('javascript:');
    const restored = site.nextChange();
    writeFileSync(file, text);
    await restored;
  });

  test('shows an edited content file on the next request', async () => {
    const file = site.contentFile('collections/pages/nl/contact.md');
    const text = readFileSync(file, 'utf8');
    expect(await html('/nl/contact')).not.toContain('Nieuwe titel');
    const change = site.nextChange();
    writeFileSync(
      file,
      text
        .replace(/^title: .*$/m, "title: 'Nieuwe titel'")
        .replace(/^seo_title: .*$/m, "seo_title: 'Nieuwe titel'"),
    );
    await change;
    expect(await html('/nl/contact')).toContain('Nieuwe titel');
  });

  test('omits the alternate of a page that editors hide from search engines, and keeps it in the locale menu', async () => {
    const file = site.contentFile('collections/pages/en_us/contact.md');
    const text = readFileSync(file, 'utf8');
    const change = site.nextChange();
    writeFileSync(file, text.replace('---\n', '---\nseo_noindex: true\n'));
    await change;
    const { head, body } = parseHtml(await html('/nl/contact'));
    expect(head.querySelector('link[hreflang="en-CA"]')).not.toBeNull();
    expect(head.querySelector('link[hreflang="en-US"]')).toBeNull();
    expect(body.querySelector('a[data-locale="en-US"]')?.getAttribute('href')).toBe('/en-US/contact');
    const restored = site.nextChange();
    writeFileSync(file, text);
    await restored;
  });

  test('redirects to the localised and escaped target of an entry, except to itself', async () => {
    const file = site.contentFile('collections/pages/nl/contact.md');
    const text = readFileSync(file, 'utf8');
    const redirectTo = async (target: string) => {
      const change = site.nextChange();
      writeFileSync(file, text.replace('---\n', `---\nredirect: '${target}'\n`));
      await change;
      return site.get('/nl/contact');
    };
    expect((await redirectTo('/café–bar')).headers.get('location')).toBe('/nl/caf%C3%A9%E2%80%93bar');
    expect((await redirectTo('/nl/contact')).status).toBe(200);

    const restored = site.nextChange();
    writeFileSync(file, text);
    await restored;
  });

  test('serves cached pages when the content system is down, and 503 for others', async () => {
    await site.get('/nl/lantaarns');
    await site.content.close();
    const cached = await site.get('/nl/lantaarns');
    expect(cached.status).toBe(200);
    const uncached = await site.get('/de/laternen');
    expect(uncached.status).toBe(503);
    expect(await uncached.text()).toContain('503, Interner Serverfehler');
  });
});
