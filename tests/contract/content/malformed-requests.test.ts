import { expect } from 'vitest';
import { sendRequest, embeddedTest, get, useContentSystem } from './content-system.ts';

useContentSystem();

const REASON = 'the contract does not define these responses for other systems';
const samples = '/api/collections/samples/entries';

const malformedPaths = [
  `${samples}?filter=x`,
  `${samples}?filter[]=x`,
  `${samples}?filter[title][]=x`,
  `${samples}?filter[title:matches]=(`,
  `${samples}?filter[__proto__]=x`,
  `${samples}?limit[]=3`,
  `${samples}?limit=-5`,
  `${samples}?limit=1e99`,
  `${samples}?page[]=2`,
  `${samples}?sort[]=title`,
  `${samples}?sort=,,-`,
  `${samples}?fields[a][b]=c`,
  `${samples}?fields=__proto__`,
  `${samples}?site[]=nl`,
  `${samples}?site=__proto__`,
  `${samples}/__proto__`,
  `${samples}/%00`,
  `${samples}/%E0%A4%A`,
  '/api/collections/__proto__/entries',
  '/api/globals/constructor',
  '/api/navs/..%2Fmain/tree',
  '/api/navs/main/tree?max_depth=x',
  '/api/entries-by-uri?uri[]=/over-ons',
  '/api/entries-by-uri?uri=',
];

embeddedTest('Malformed GET requests never cause a server error', REASON, async () => {
  const responses = await Promise.all(
    malformedPaths.map(async (path) => ({ path, status: (await get(path)).status })),
  );
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await get(`${samples}/s-amber`)).status).toBe(200);
});

embeddedTest('Malformed form submissions return 400 or 422', REASON, async () => {
  const bodies = [
    '{',
    'null',
    '[]',
    '"x"',
    '{"__proto__":{"name":"x"}}',
    '{"email":{"deep":[1]},"rooms":"kitchen","lamps":[1]}',
  ];
  for (const body of bodies) {
    const response = await sendRequest('/!/forms/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([400, 422], body).toContain(response.status);
  }
});
