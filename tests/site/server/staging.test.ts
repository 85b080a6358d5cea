import { expect, onTestFinished, test } from 'vitest';
import { runSite } from '../running-site.ts';

async function start(stage: string) {
  const site = await runSite(undefined, undefined, undefined, { APP_ENV: stage });
  onTestFinished(() => site.stop());
  return site;
}

test('A staging site has noindex in each response, and its robots.txt disallows all paths', async () => {
  const site = await start('staging');
  for (const path of ['/nl', '/nl/sitemap.xml', '/nl/bestaat-niet', '/health', '/robots.txt'])
    expect.soft((await site.get(path)).headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
  expect(await (await site.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});

test.each(['development', 'production'])('A %s site is indexed', async (stage) => {
  const site = await start(stage);
  expect((await site.get('/nl')).headers.get('x-robots-tag')).toBeNull();
  expect(await (await site.get('/robots.txt')).text()).toContain('Sitemap: ');
});
