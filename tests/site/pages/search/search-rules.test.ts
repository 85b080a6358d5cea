import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { runSite, type RunningSite } from '../../running-site.ts';

/** The URL of the rule for each term. */
const RULES: Readonly<Record<string, unknown>> = {
  retour: '/nl/retourneren',
  huis: 'https://www.example.test/nl/over-ons?via=search#team',
  partner: 'https://partner.example.com/nl',
  dubbel: '//partner.example.com/nl',
  script: 'javascript:alert(1)',
  getal: 7,
};

let site: RunningSite;
let provider: Awaited<ReturnType<typeof startOrigin>>;
beforeAll(async () => {
  provider = await startOrigin((response, { body }) => {
    const { requests } = JSON.parse(body.toString()) as { requests: { query: string }[] };
    const results = requests.map(({ query }) => ({
      hits: [],
      nbHits: 0,
      nbPages: 0,
      renderingContent: query in RULES ? { redirect: { url: RULES[query] } } : {},
    }));
    return sendJson(response, { results });
  });
  site = await runSite({
    variables: {
      SITE_URL: 'https://www.example.test',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_SEARCH_KEY: 'key',
      ALGOLIA_HOSTS: provider.url,
    },
  });
});
afterAll(async () => {
  await site.stop();
  await provider.stop();
});

const visit = async (query: string) => {
  const { status, headers } = await site.get(`/nl/zoeken?${query}`);
  return [status, headers.get('location')];
};

test.each([
  ['retour', '/nl/retourneren'],
  ['huis', '/nl/over-ons?via=search#team'],
])('A rule of the search system for “%s” opens %s', async (term, target) => {
  expect(await visit(`q=${term}`)).toEqual([302, target]);
});

test.each(['partner', 'dubbel', 'script', 'getal', 'lamp'])(
  'The search for “%s” shows its results, because no rule names a page of this site',
  async (term) => {
    expect(await visit(`q=${term}`)).toEqual([200, null]);
  },
);

test('A rule does not apply to the results of one group, which the visitor has chosen', async () => {
  expect(await visit('q=retour&show=content')).not.toEqual([302, '/nl/retourneren']);
});
