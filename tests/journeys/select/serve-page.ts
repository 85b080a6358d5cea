import type { Page } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { withoutStyleElements } from '../../../.tools/without-style-elements.ts';
import { contentSecurityPolicy } from '../../../site/server/security-headers.ts';

const ENTRY = 'tests/journeys/select/page.tsx';
const PAGE_URL = 'https://select.example.test/';

export type BuiltFile = { readonly type: string; readonly body: Buffer };

/** Builds the page with the site's build plugins. Returns its files by path. */
export async function buildPage(): Promise<ReadonlyMap<string, BuiltFile>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutStyleElements(), vanillaExtractPlugin(), react()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: ENTRY } },
  });
  if (!('output' in result))
    throw new Error('Expected a single build result with an output list, got a watcher or several results.');
  const files = new Map<string, BuiltFile>();
  let css = '';
  let entry = '';
  for (const file of result.output) {
    const body = Buffer.from(file.type === 'chunk' ? file.code : file.source);
    files.set(`/${file.fileName}`, { type: typeOf(file.fileName), body });
    if (file.type === 'chunk' && file.isEntry) entry = `/${file.fileName}`;
    if (file.fileName.endsWith('.css')) css += body.toString();
  }
  const html = `<!doctype html><html lang="nl"><title>Adres</title><link rel="icon" href="data:,"><style>${css}</style><div id="page"></div><script type="module" src="${entry}"></script>`;
  return files.set('/', { type: 'text/html', body: Buffer.from(html) });
}

/** Opens the page with the content security policy of the site. */
export async function visitPage(page: Page, files: ReadonlyMap<string, BuiltFile>) {
  const policy = contentSecurityPolicy(files.get('/')?.body.toString() ?? '', { frames: [], videos: [] });
  await page.route(`${PAGE_URL}**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: file.type,
      body: file.body,
      headers: { 'content-security-policy': policy },
    });
  });
  await page.goto(PAGE_URL);
}

function typeOf(fileName: string) {
  if (fileName.endsWith('.js')) return 'text/javascript';
  return fileName.endsWith('.css') ? 'text/css' : 'font/woff2';
}
