import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

test.each([
  ['/en/contact', 'Make a choice'],
  ['/en-US/contact', 'Make a choice'],
  ['/nl/contact', 'Maak een keuze'],
])('The contact form of %s has no selected subject, with the placeholder “%s”', async (path, placeholder) => {
  const document = parseHtml(await (await site.get(path)).text());
  const selects = [...document.querySelectorAll('main form select')];
  expect(selects.length).toBeGreaterThan(0);
  for (const select of selects) {
    const [first] = select.querySelectorAll('option');
    expect(first?.textContent).toBe(placeholder);
    expect(first?.getAttribute('value')).toBe('');
  }
});
