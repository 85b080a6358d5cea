import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSite } from '../../../running-site.ts';

const STYLE = 'https://maps.example.test/styles/light.json';
let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  const variables = { MAP_STYLE_URL: STYLE, MAP_ORIGINS: 'https://tiles.example.test' };
  site = await runSite({ variables });
});
afterAll(() => site.stop());

test('The map of a map service has its style, and may request its origins only', async () => {
  const response = await site.get('/nl/verkooppunten');
  expect(await response.text()).toContain(STYLE);
  const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toContain("connect-src 'self' https://maps.example.test https://tiles.example.test");
  expect(policy.filter((directive) => directive.includes('example.test'))).toHaveLength(1);
});
