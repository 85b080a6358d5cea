import { expect, onTestFinished, test } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { runSite } from '../../running-site.ts';

const SITE = 'https://www.example.test';

/** The URL of the rule for each term. */
const RULES: Readonly<Record<string, unknown>> = {
  retour: '/nl/retourneren',
  huis: `${SITE}/nl/over-ons?via=search#team`,
  partner: 'https://partner.example.com/nl',
  dubbel: '//partner.example.com/nl',
  script: 'javascript:alert(1)',
  getal: 7,
  lus: '/nl/zoeken?q=lus',
  'lange lus': `${SITE}/nl/zoeken?q=lange%20lus#lijst`,
  'waarom?': '/nl/zoeken?q=waarom?',
  synoniem: '/nl/zoeken?q=lus',
  heen: '/nl/zoeken?q=terug',
  terug: '/nl/zoeken?q=rond',
  rond: '/nl/zoeken?q=heen',
  omweg: '/nl/zoeken?q=huis',
  groep: '/nl/zoeken?q=groep&show=products',
};

type WireRequest = { readonly query: string; readonly analytics?: boolean };

test('A rule of the search system for a term opens a page of this site, and no other page', async () => {
  const sent: WireRequest[] = [];
  const provider = await startOrigin((response, { body }) => {
    const { requests } = JSON.parse(body.toString()) as { requests: WireRequest[] };
    sent.push(...requests);
    const results = requests.map(({ query }) => ({
      hits: [],
      nbHits: 0,
      nbPages: 0,
      renderingContent: query in RULES ? { redirect: { url: RULES[query] } } : {},
    }));
    return sendJson(response, { results });
  });
  const site = await runSite({ siteUrl: SITE, searchUrl: provider.url });
  onTestFinished(() => site.stop());
  const visit = async (query: string) => {
    const { status, headers } = await site.get(`/nl/zoeken?${query}`);
    return [status, headers.get('location')];
  };
  expect(await visit('q=retour')).toEqual([302, '/nl/retourneren']);
  expect(await visit('q=huis')).toEqual([302, '/nl/over-ons?via=search#team']);
  for (const term of ['partner', 'dubbel', 'script', 'getal', 'lamp'])
    expect(await visit(`q=${term}`), term).toEqual([200, null]);
  expect(await visit('q=synoniem')).toEqual([302, '/nl/zoeken?q=lus']);
  expect(await visit('q=groep')).toEqual([302, '/nl/zoeken?q=groep&show=products']);
  // A rule that leads to the same results would redirect endlessly.
  for (const query of ['q=lus', 'q=lange+lus', 'q=waarom?'])
    expect(await visit(query), query).toEqual([200, null]);
  for (const term of ['heen', 'terug', 'rond']) expect(await visit(`q=${term}`), term).toEqual([200, null]);
  expect(await visit('q=omweg')).toEqual([302, '/nl/zoeken?q=huis']);
  // The target of the rule is not the visitor's search. The browser searches for it after the redirect.
  sent.length = 0;
  await visit('q=synoniem');
  const countedTerms = sent.filter(({ analytics }) => analytics !== false).map(({ query }) => query);
  expect(new Set(countedTerms)).toEqual(new Set(['synoniem']));
  expect(sent.some(({ query }) => query === 'lus')).toBe(true);
  // The visitor has chosen the results of one group.
  expect(await visit('q=retour&show=content')).not.toEqual([302, '/nl/retourneren']);
});
