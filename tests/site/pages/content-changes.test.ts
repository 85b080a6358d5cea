import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const html = async (path: string, headers?: Readonly<Record<string, string>>) =>
  (await site.get(path, headers)).text();

describe('preview', () => {
  const file = () => site.contentFile('collections/pages/nl/over-ons.md');

  test('a draft opens by token only, is never kept and never indexed', async () => {
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

    const back = site.nextChange();
    writeFileSync(file(), text);
    await back;
    expect((await site.get('/nl/over-ons')).status).toBe(200);
  });

  test.each([
    '/nl/over-ons?preview=true',
    '/nl/over-ons?live-preview=1',
    '/nl/over-ons?token=wrong',
    '/nl/over-ons/_payload.json?preview=true&token=preview-secret',
  ])('%s is kept by no browser or proxy', async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a section that cannot be read is a card for editors and nothing for visitors, and is logged once a page', async () => {
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

    const back = site.nextChange();
    writeFileSync(file(), text);
    await back;
  });
});

describe('while the site runs', () => {
  test('what editors type into a navigation is checked and localised like any link', async () => {
    const file = site.contentFile('trees/navigation/nl/main.yaml');
    const text = readFileSync(file, 'utf8');
    const change = site.nextChange();
    const typed = [
      "- { id: t1, title: 'Zelf getypt', url: /contact }",
      "- { id: t2, title: 'Kwaad', url: 'javascript:alert(1)' }",
    ];
    writeFileSync(file, `tree:\n${typed.map((line) => `  ${line}\n`).join('')}`);
    await change;
    const document = await html('/nl');
    expect(document).toContain('href="/nl/contact"');
    expect(document).toContain('Kwaad');
    expect(document).not.toContain('javascript:');
    const back = site.nextChange();
    writeFileSync(file, text);
    await back;
  });

  test('an edited content file shows on the next load', async () => {
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

  test('an entry that redirects leads where it says, under its locale and escaped; one that redirects to itself is shown', async () => {
    const file = site.contentFile('collections/pages/nl/contact.md');
    const text = readFileSync(file, 'utf8');
    const redirectTo = async (target: string) => {
      const change = site.nextChange();
      writeFileSync(file, text.replace('---\n', `---\nredirect: '${target}'\n`));
      await change;
      return site.get('/nl/contact');
    };
    expect((await redirectTo('/café–bar')).headers.get('location')).toBe('/nl/caf%C3%A9%E2%80%93bar');
    expect((await redirectTo('https://elsewhere.test/x')).headers.get('location')).toBe(
      'https://elsewhere.test/x',
    );
    expect((await redirectTo('/nl/contact')).status).toBe(200);

    const back = site.nextChange();
    writeFileSync(file, text);
    await back;
  });

  test('pages seen before are served when the content system has gone; others say that they cannot be', async () => {
    await site.get('/nl/lantaarns');
    await site.content.close();
    const kept = await site.get('/nl/lantaarns');
    expect(kept.status).toBe(200);
    const never = await site.get('/de/laternen');
    expect(never.status).toBe(503);
    expect(await never.text()).toContain('503, Interner Serverfehler');
  });
});
