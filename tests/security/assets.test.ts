import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createContentFiles } from '../../site/server/content-files.ts';
import { readStaticFiles } from '../../site/server/static-files.ts';
import { createRecordingLog, startOrigin } from '../site/origin.ts';
import { runSite } from '../site/running-site.ts';

const SCRIPT = 'alert(document.domain)';
const PAGE = `<html xmlns="http://www.w3.org/1999/xhtml"><script>${SCRIPT}</script></html>`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${SCRIPT}</script></svg>`;

/** Files that a browser runs, shows as a document or applies as a style sheet, if their type allows it. */
const ACTIVE_FILES: Readonly<Record<string, string>> = {
  'page.html': PAGE,
  'page.htm': PAGE,
  'page.HTML': PAGE,
  'page.shtml': PAGE,
  'page.xhtml': PAGE,
  'page.xht': PAGE,
  'page.mhtml': PAGE,
  'page.hta': PAGE,
  'feed.xml': PAGE,
  'sheet.xsl': PAGE,
  'script.js': SCRIPT,
  'script.Js': SCRIPT,
  'script.mjs': SCRIPT,
  'script.cjs': SCRIPT,
  'data.json': '{}',
  'app.webmanifest': '{}',
  'module.wasm': SCRIPT,
  'style.css': 'body { display: none }',
  'drawing.svgz': DRAWING,
  'picture.jpg.html': PAGE,
  'notes.md': PAGE,
  'program.php': PAGE,
  'movie.swf': PAGE,
  'no-extension': PAGE,
  'page.': PAGE,
};
/** Files that browsers show, with their types. */
const SHOWN_FILES: Readonly<Record<string, string>> = {
  'photo.jpg': 'image/jpeg',
  'photo.JPEG': 'image/jpeg',
  'photo.png': 'image/png',
  'photo.avif': 'image/avif',
  'photo.webp': 'image/webp',
  'manual.pdf': 'application/pdf',
  'manual.PDF': 'application/pdf',
  'film.mp4': 'video/mp4',
  'film.webm': 'video/webm',
  'sound.mp3': 'audio/mpeg',
  'captions.vtt': 'text/vtt; charset=utf-8',
  'notes.txt': 'text/plain; charset=utf-8',
  'type.woff2': 'font/woff2',
  'page.html.jpg': 'image/jpeg',
};

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({
    prepare: (content) => {
      const folder = join(content, '../public/assets/attack');
      mkdirSync(folder);
      for (const [name, body] of Object.entries(ACTIVE_FILES)) writeFileSync(join(folder, name), body);
      for (const name of Object.keys(SHOWN_FILES)) writeFileSync(join(folder, name), PAGE);
      writeFileSync(join(folder, 'drawing.svg'), DRAWING);
    },
  });
});
afterAll(() => site.stop());

const path = (name: string) => `/assets/attack/${name}`;
const servers = [
  ['The site', (name: string) => site.get(path(name))],
  ['The embedded content server', (name: string) => fetch(site.content.url + path(name))],
] as const;

describe.each(servers)('%s', (_server, get) => {
  test.each(Object.keys(ACTIVE_FILES))('serves %s as a download without a type', async (name) => {
    const { status, headers } = await get(name);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/\bsandbox$/);
  });

  test.each(Object.entries(SHOWN_FILES))('shows %s with the type of its extension', async (name, type) => {
    const { headers } = await get(name);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('shows an SVG file in a sandbox without scripts', async () => {
    const { headers } = await get('drawing.svg');
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });
});

describe('The site ignores the type that a content system sends', () => {
  test.each([
    ['text/html', '/assets/photo.jpg', 'image/jpeg'],
    ['image/svg+xml', '/assets/photo.png', 'image/png'],
    ['text/html', '/assets/page%2ehtml', 'application/octet-stream'],
    ['text/html', '/assets/folder/', 'application/octet-stream'],
    ['text/javascript', '/assets/script.j%73', 'application/octet-stream'],
    ['image/svg+xml', '/assets/drawing.svg%00', 'application/octet-stream'],
    ['image/svg+xml', '/assets/drawing', 'application/octet-stream'],
  ])('%s at %s', async (sent, requested, type) => {
    const { url } = await startOrigin((response) =>
      response.writeHead(200, { 'content-type': sent, 'content-disposition': 'inline' }).end(PAGE),
    );
    const { headers } = await createContentFiles(
      url,
      createRecordingLog().log,
    )(new Request(`https://www.example.test${requested}`));
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toBe(
      type === 'application/octet-stream' ? 'attachment' : null,
    );
  });
});

test('A path with an invalid escape is not requested from the content system', async () => {
  const { url, requests } = await startOrigin((response) => response.end());
  const response = await createContentFiles(
    url,
    createRecordingLog().log,
  )(new Request('https://www.example.test/assets/%E0%A4%A.js'));
  expect(response.status).toBe(404);
  expect(requests).toEqual([]);
});

test('An SVG file of the build is served in a sandbox without scripts', async () => {
  const build = mkdtempSync(join(tmpdir(), 'lantern-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  writeFileSync(join(build, 'logo.svg'), DRAWING);
  const files = await readStaticFiles(build);
  const response = await files(new Request('https://www.example.test/logo.svg'));
  expect(response?.headers.get('content-security-policy')).toMatch(/\bsandbox$/);
});
