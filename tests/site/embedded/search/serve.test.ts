import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';

const LINES = 4;

test('Search started alone prints its address and its default keys', async () => {
  const lines = await startAlone({});
  const { url, key } = readStart(lines, 'ALGOLIA_ADMIN_KEY');
  expect(await listIndices(url, key)).toEqual({ items: [], nbPages: 1 });
});

test('Search started alone has the keys of the environment and does not print them', async () => {
  const lines = await startAlone({ ALGOLIA_APP_ID: 'MYAPP', ALGOLIA_ADMIN_KEY: 'secret-key' });
  const { url } = readStart(lines, 'ALGOLIA_SEARCH_KEY');
  expect(lines.join('\n')).not.toContain('secret-key');
  expect(await listIndices(url, 'secret-key', 'MYAPP')).toEqual({ items: [], nbPages: 1 });
});

test('Search started alone is filled by search:index with the printed address and keys', async () => {
  const lines = await startAlone({});
  const { url, key } = readStart(lines, 'ALGOLIA_ADMIN_KEY');
  const { key: searchKey } = readStart(lines, 'ALGOLIA_SEARCH_KEY');
  const { key: appId } = readStart(lines, 'ALGOLIA_APP_ID');
  const variables = { ALGOLIA_HOSTS: url, ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: key };

  const printed = await runIndexing(variables);
  expect(printed).toMatch(/nl: site_eu_nl_products: replaced with \d+ records/);
  expect(printed).toMatch(/en-CA: site_na_en_content: replaced with \d+ records/);
  expect(await countHits(url, 'site_eu_nl_products', 'lamp', searchKey)).toBeGreaterThan(0);
  expect(await countHits(url, 'site_na_en_products_price_asc', 'lamp', searchKey)).toBeGreaterThan(0);
});

async function countHits(url: string, index: string, query: string, searchKey: string): Promise<number> {
  const response = await fetch(`${url}/1/indexes/${index}/query`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'LANTERN', 'x-algolia-api-key': searchKey },
    body: JSON.stringify({ query }),
  });
  return v.parse(v.object({ nbHits: v.number() }), await response.json()).nbHits;
}

/** Runs `npm run search:index` for two locales. Returns the printed text. Rejects if it fails. */
async function runIndexing(variables: Record<string, string>): Promise<string> {
  const [file, ...parameters] = commandOf('search:index');
  const { stdout } = await promisify(execFile)(file, [...parameters, '--locale', 'nl', '--locale', 'en-CA'], {
    env: withoutSearchVariables(variables),
  });
  return stdout;
}

/** Returns the program and the parameters of a script in `package.json`. */
function commandOf(script: string): readonly [string, ...string[]] {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const [program, ...parameters] = (scripts[script] ?? '').split(' ');
  expect(program).toBe('node');
  return [process.execPath, ...parameters];
}

function withoutSearchVariables(variables: Record<string, string>) {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('ALGOLIA_'));
  return { ...Object.fromEntries(inherited), ...variables };
}

async function listIndices(url: string, key: string, appId = 'LANTERN'): Promise<unknown> {
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': key };
  return (await fetch(`${url}/1/indexes`, { headers })).json();
}

function readStart(lines: readonly string[], variable: string) {
  const text = lines.join('\n');
  const [url = ''] = /http:\S+/.exec(text) ?? [];
  const key = new RegExp(`${variable}=(\\S+)`).exec(text)?.[1] ?? '';
  expect(text).toContain('ALGOLIA_SEARCH_KEY=');
  return { url, key };
}

/** Runs the start script of `npm run search`. Returns the lines that it prints; it stops when the test ends. */
async function startAlone(environment: Record<string, string>): Promise<string[]> {
  const [file, ...parameters] = commandOf('search');
  const child = spawn(file, [...parameters, '--port', '0'], {
    env: withoutSearchVariables(environment),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await exit;
  });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (lines.push(line) === LINES) return lines;
  }
  throw new Error('The search stopped before it printed its keys.');
}
