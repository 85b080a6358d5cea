import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { LAST_SCRIPT } from './first-load.ts';
import { launchBrowser } from './launch-browser.ts';
import { type Percentiles, percentiles } from './percentiles.ts';
import { serveSite, waitForIndexes } from './served-site.ts';

/** Terms that are typed letter by letter. Each prefix is searched once. */
const TERMS = ['lantaarn', 'wandlamp', 'deken', 'opaalglas', 'accu', 'tafel', 'reparatie', 'zorg'];
/** A pause after which a key is not part of fast typing. */
const PAUSE_MS = 200;
/** React, which sections load as well. */
const REACT = /\/(?:react|react-dom|client|rolldown-runtime)-[^/]+\.js$/;

export type SearchBoxFigures = {
  /** Bytes of the scripts that load with the search box, gzip, without React. */
  readonly scripts: number;
  /** Milliseconds from a key press to the painted suggestions. */
  readonly keyToSuggestions: Percentiles;
};

/** Measures the search box of the header on the demo catalogue: its scripts, and the time from a key to the painted suggestions. */
export async function measureSearchBox(): Promise<SearchBoxFigures> {
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    await waitForIndexes(site.url);
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'nl-NL' });
    // The last script of the page does not belong to the search box, so it must be loaded before.
    const lastOfPage = page.waitForResponse(LAST_SCRIPT);
    await page.goto(`${site.url}/nl`, { waitUntil: 'networkidle' });
    await lastOfPage;
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && !REACT.test(response.url()))
        scripts.push(response);
    });
    await page.keyboard.press('/');
    await page.locator('#search [role=option]').first().waitFor();
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    const times: number[] = [];
    for (const term of TERMS)
      for (let length = 1; length <= term.length; length += 1)
        times.push(await typeTerm(page, term.slice(0, length)));
    return {
      scripts: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
      keyToSuggestions: percentiles(times),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Types a term. Returns the milliseconds until the suggestions for it are painted. */
function typeTerm(page: Page, term: string): Promise<number> {
  return page.evaluate(
    async ({ value, pauseMs }) => {
      const field = document.querySelector<HTMLInputElement>('#search input[name=q]');
      const panel = document.querySelector('#search [aria-busy]');
      if (!field || !panel) throw new Error('Expected an open search box.');
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const shown = Promise.withResolvers<void>();
      const observer = new MutationObserver(() => {
        if (panel.getAttribute('aria-busy') === 'false') shown.resolve();
      });
      observer.observe(panel, { attributeFilter: ['aria-busy'] });
      const startedAt = performance.now();
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await shown.promise;
      observer.disconnect();
      // The task after the next frame runs when that frame is painted.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - startedAt;
    },
    { value: term, pauseMs: PAUSE_MS },
  );
}
