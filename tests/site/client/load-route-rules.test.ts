// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadRouteRules, resolveRedirects } from '../../../site/client/load-route-rules.ts';

afterEach(() => vi.unstubAllGlobals());

async function loadRedirects(redirects: readonly { readonly from: string; readonly to: string }[]) {
  const rules = { cached: [], personal: [], parameters: [], redirects, prerendered: [] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ id: 'test', timestamp: 0, rules })),
  );
  await loadRouteRules();
}

const resolve = (href: string) => resolveRedirects(new URL(href, location.origin)).href;

test('The browser follows a chain of redirects and keeps query and fragment', async () => {
  await loadRedirects([
    { from: '/nl/weblog/*', to: '/nl/blog/*' },
    { from: '/nl/blog/*', to: '/nl/verhalen/*' },
  ]);
  expect(resolve('/nl/weblog/caf%C3%A9?a=1#top')).toBe(`${location.origin}/nl/verhalen/caf%C3%A9?a=1#top`);
  expect(resolve('/nl/contact')).toBe(`${location.origin}/nl/contact`);
});

test('The browser adds the query of a link to that of a redirect, and keeps the fragment of the redirect', async () => {
  await loadRedirects([{ from: '/nl/formulier', to: '/nl/contact?topic=métal#form' }]);
  expect(resolve('/nl/formulier?b=2#top')).toBe(`${location.origin}/nl/contact?topic=m%C3%A9tal&b=2#form`);
});

test('The browser leaves a redirect to another origin to the server, also if a later pattern matches', async () => {
  await loadRedirects([
    { from: '/nl/a/x', to: 'https://other.example/x' },
    { from: '/nl/a/*', to: '/nl/b/*' },
  ]);
  expect(resolve('/nl/a/x')).toBe(`${location.origin}/nl/a/x`);
  expect(resolve('/nl/a/y')).toBe(`${location.origin}/nl/b/y`);
});
