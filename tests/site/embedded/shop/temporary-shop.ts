import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { type ShopServerOptions, startShopServer } from '#embedded/shop';

export const SHIPPED_CATALOGUE = 'site/embedded/catalogue';

/** Creates a folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies the files of the shipped catalogue into a folder that is removed when the test ends. */
export function catalogueCopy(): string {
  const folder = temporaryFolder();
  for (const name of ['attributes.yaml', 'categories.yaml', 'redirects.yaml', 'websites.yaml', 'products'])
    cpSync(join(SHIPPED_CATALOGUE, name), join(folder, name), { recursive: true });
  return folder;
}

export function editFile(file: string, pattern: RegExp, replacement: string): void {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} does not contain ${pattern}.`);
  writeFileSync(file, text.replace(pattern, replacement));
}

/** Starts a shop that stops when the test ends. Returns its URL, its log, and functions that query and stop it. */
export async function startShop(options: Partial<ShopServerOptions> = {}) {
  const log: string[] = [];
  const server = await startShopServer({
    directory: temporaryFolder(),
    catalogue: SHIPPED_CATALOGUE,
    mediaDirectory: 'site/statamic/public/assets',
    port: 0,
    now: () => new Date('2026-11-20T12:00:00Z'),
    log: (line) => log.push(line),
    ...options,
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { log, close, url: server.url, query: createQuery(server.url) };
}

const envelope = v.object({ data: v.unknown() });

function createQuery(url: string) {
  return async (query: string, store = 'eu_nl'): Promise<unknown> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Store: store },
      body: JSON.stringify({ query }),
    });
    return v.parse(envelope, await response.json()).data;
  };
}
