import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSite } from './running-site.ts';

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
    expect((await site.get('/nl/over-ons')).status).toBe(404);

    const back = site.nextChange();
    writeFileSync(file(), text);
    await back;
    expect((await site.get('/nl/over-ons')).status).toBe(200);
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
    expect(site.events.filter(({ message }) => message.includes('left out'))).toHaveLength(1);

    const editors = await html('/nl/over-ons?preview=true&token=preview-secret');
    expect(editors).toContain('sections[0]');
    expect(editors).toContain('sparkler');

    const back = site.nextChange();
    writeFileSync(file(), text);
    await back;
  });
});

describe('while the site runs', () => {
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
