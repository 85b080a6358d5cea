import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { ProjectFile } from '../files/read-folder.ts';
import { orNotFound } from './responses.ts';
import type { Service } from './service.ts';

/**
 * The files of the public containers at their addresses. Only files that the project lists are ever opened, so no path leads out of it.
 * A file may be replaced under its name, so browsers may keep it but ask each time whether it is still the same.
 */
export function assetFileRoutes(service: Service): Hono {
  return new Hono().get('*', (context) => {
    const path = orNotFound(decoded(new URL(context.req.url).pathname)).slice(1);
    const { containers } = service.state().project.assets;
    const folders = [...containers.values()].filter(({ url }) => url !== null).map(({ folder }) => folder);
    const full = `public/${path}`;
    const listed = [...folders, 'public/assets'].some((folder) => full.startsWith(`${folder}/`));
    const file = listed ? service.files.get(full) : undefined;
    return sendFile(context, orNotFound(file?.path.includes('/.') ? null : file), service.directory);
  });
}

/** Null for an address with a stray percent sign. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

async function sendFile(context: Context, file: ProjectFile, directory: string): Promise<Response> {
  const etag = `"${file.size.toString(36)}-${Math.floor(file.modified).toString(36)}"`;
  const headers = {
    'Content-Type': getMimeType(file.path) ?? 'application/octet-stream',
    'Cache-Control': 'public, no-cache',
    'Last-Modified': new Date(file.modified).toUTCString(),
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers);
  const range = rangeOf(context.req.header('Range'), file.size);
  if (range === 'impossible')
    return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${file.size}` });
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const length = { 'Content-Length': String(end - start + 1) };
  const status = range ? 206 : 200;
  const extra = range ? { 'Content-Range': `bytes ${start}-${end}/${file.size}` } : {};
  if (context.req.method === 'HEAD' || file.size === 0)
    return context.body(null, status, { ...headers, ...length, ...extra });
  const bytes = await openAsBlob(join(directory, file.path));
  return new Response(bytes.slice(start, end + 1), { status, headers: { ...headers, ...length, ...extra } });
}

/** One range of bytes; anything else is answered with the whole file. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'impossible' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  return start > end || start >= size ? 'impossible' : { start, end };
}
