import { openAsBlob } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { uploadedFileHeaders } from '#site/media/files';
import type { ProjectFile } from '../files/read-folder.ts';
import type { AssetContainer } from '../project/model.ts';
import { decodeUriText } from '../query/parameters.ts';
import type { ApiContext } from './api-context.ts';
import { orNotFound } from './responses.ts';

/** The folder that a project without containers serves. */
const ASSETS_FOLDER = { urlPath: '/assets', folder: 'public/assets' };

/** A folder of a container, as an absolute path. If `url` is null, it is private. */
type ContainerFolder = Pick<AssetContainer, 'folder' | 'url'>;

/**
 * Serves the files of public containers. Only files in the project's index are opened, so no path can leave the project. A file can be
 * replaced under the same name, so browsers revalidate cached files.
 */
export function assetFileRoutes(apiContext: ApiContext): Hono {
  return new Hono().get('*', async (context) => {
    const path = orNotFound(decodeUriText(new URL(context.req.url).pathname));
    const containers = [...apiContext.state().project.assets.containers.values()];
    const found = [...containers, ASSETS_FOLDER].flatMap(({ urlPath, folder }) => {
      const isBelow = urlPath !== null && path.startsWith(`${urlPath}/`);
      return isBelow ? (apiContext.files.get(`${folder}${path.slice(urlPath.length)}`) ?? []) : [];
    });
    for (const file of found)
      if (await isServed(file, containers, apiContext.directory))
        return sendFile(context, file, apiContext.directory);
    return context.notFound();
  });
}

/** Returns whether a file is an asset that is neither hidden nor private. */
async function isServed(
  { path, content }: ProjectFile,
  containers: readonly AssetContainer[],
  directory: string,
): Promise<boolean> {
  if (content !== null || path.includes('/.')) return false;
  const fullPath = join(directory, path);
  const folders = containers.map(({ folder, url }) => ({ folder: join(directory, folder), url }));
  if (isPrivate(fullPath, folders)) return false;
  // A symbolic link, or a file system that ignores letter case, gives a file of a private container a second path.
  const realFile = await realpath(fullPath).catch(() => null);
  const realFolders = folders.map(async ({ folder, url }) => ({
    folder: await realpath(folder).catch(() => folder),
    url,
  }));
  return realFile !== null && !isPrivate(realFile, await Promise.all(realFolders));
}

/**
 * Returns whether a file is private: the container with the longest folder around it decides (contract §10.7). A folder with a private
 * and a public container is private.
 *
 * @param path absolute, like the folders
 */
function isPrivate(path: string, folders: readonly ContainerFolder[]): boolean {
  const around = folders.filter(({ folder }) => path.startsWith(`${folder}${sep}`));
  const longest = Math.max(...around.map(({ folder }) => folder.length));
  return around.some(({ folder, url }) => folder.length === longest && url === null);
}

async function sendFile(context: Context, { path }: ProjectFile, directory: string): Promise<Response> {
  const fullPath = join(directory, path);
  // The watcher notices a replaced or removed file a moment later, so the index can have the size of an earlier version.
  const { size, mtime } = orNotFound(await stat(fullPath).catch(() => null));
  const lastModified = mtime.toUTCString();
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
  const headers = {
    ...uploadedFileHeaders(path),
    'Cache-Control': 'public, no-cache',
    'Last-Modified': lastModified,
    'Accept-Ranges': 'bytes',
    ETag: etag,
  };
  if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers);
  const condition = context.req.header('If-Range');
  const isSameVersion = condition === undefined || [etag, lastModified].includes(condition);
  const takesRange = context.req.method === 'GET' && isSameVersion;
  const range = takesRange ? rangeOf(context.req.header('Range'), size) : null;
  if (range === 'unsatisfiable')
    return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = { 'Content-Length': String(end - start + 1) };
  const status = range ? 206 : 200;
  const extra = range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {};
  if (context.req.method === 'HEAD' || size === 0)
    return context.body(null, status, { ...headers, ...length, ...extra });
  const bytes = await openAsBlob(fullPath);
  return new Response(bytes.slice(start, end + 1), { status, headers: { ...headers, ...length, ...extra } });
}

/**
 * Parses a single byte range. Returns null for other headers, which get the whole file. A range that ends before its start is invalid
 * and ignored (RFC 9110 §14.1.1).
 */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  return start >= size ? 'unsatisfiable' : { start, end };
}
