import { expect } from 'vitest';
import { ask, embeddedTest, get, useContentSystem } from './content-system.ts';

useContentSystem();

const untold = 'the contract does not say how another system refuses it';
const samples = '/api/collections/samples/entries';

const odd = [
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

embeddedTest('odd questions get an answer that is no fault of the server', untold, async () => {
  const answers = await Promise.all(odd.map(async (path) => ({ path, status: (await get(path)).status })));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await get(`${samples}/s-amber`)).status).toBe(200);
});

embeddedTest('odd form posts get an answer that is no fault of the server', untold, async () => {
  const bodies = [
    '{',
    'null',
    '[]',
    '"x"',
    '{"__proto__":{"name":"x"}}',
    '{"email":{"deep":[1]},"rooms":"kitchen","lamps":[1]}',
  ];
  for (const body of bodies) {
    const answer = await ask('/!/forms/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([400, 422], body).toContain(answer.status);
  }
});
