import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { openDatabase } from './database/database.ts';
import { type CatalogueSource, catalogueFolder } from './fill/catalogue-source.ts';
import { fillDatabase } from './fill/fill.ts';
import { watchCatalogue } from './fill/watch-catalogue.ts';
import { createEndpoint } from './graphql/endpoint.ts';

export type { CatalogueSource } from './fill/catalogue-source.ts';
export { DEFAULT_STORE, storeViews } from './stores/store-view.ts';

const MEDIA_PATH = '/media/catalog/product/';

export interface ShopServerOptions {
  /** The folder of the database. A missing or empty one is filled from the catalogue; an existing one is continued. */
  directory: string;
  /** The folder with the catalogue files, which is watched, or another source. */
  catalogue: string | CatalogueSource;
  /** The folder that contains the pictures of the catalogue. */
  mediaDirectory: string;
  /** The GraphQL schema; the file beside this module unless the module is part of a bundle. */
  schemaFile?: string;
  /** 0 chooses a free port. */
  port: number;
  host?: string;
  /** The clock. Special prices depend on it. */
  now?: () => Date;
  log?: (line: string) => void;
  /** Called after catalogue files have changed and the new catalogue is served. */
  onChange?: () => void;
}

export interface ShopServer {
  /** Without a trailing slash. The endpoint is `/graphql`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the catalogue with the GraphQL protocol of Magento at `/graphql`, and its pictures at `/media/catalog/product/`. Changed catalogue
 * files are read again; if they have problems, the log names them and the last valid catalogue is served.
 *
 * @throws {CatalogueError} if the database has to be filled and the catalogue has problems
 * @throws {Error} if the port is in use (`code: 'EADDRINUSE'`)
 */
export async function startShopServer(options: ShopServerOptions): Promise<ShopServer> {
  const { port, host = '127.0.0.1', log = console.log, now = () => new Date() } = options;
  const { catalogue, schemaFile = join(import.meta.dirname, 'graphql/schema.graphql') } = options;
  const source = typeof catalogue === 'string' ? catalogueFolder(catalogue) : catalogue;
  const database = openDatabase(resolve(options.directory));
  try {
    fillDatabase(database, source, now());
    let url = '';
    const endpoint = createEndpoint({ database, now, url: () => url }, readFileSync(schemaFile, 'utf8'), log);
    const app = new Hono();
    app.all('/graphql', ({ req }) => endpoint(req.raw));
    app.get(
      `${MEDIA_PATH}*`,
      serveStatic({ root: options.mediaDirectory, rewriteRequestPath: withoutMediaPath }),
    );

    const server = serve({ fetch: app.fetch, port, hostname: host });
    await new Promise<void>((ready, failed) => {
      server.once('listening', ready);
      server.once('error', failed);
    });
    const address = server.address();
    const actualPort = typeof address === 'object' && address !== null ? address.port : port;
    url = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;

    const watcher =
      typeof catalogue === 'string'
        ? watchCatalogue(catalogue, log, () => {
            if (fillDatabase(database, source, now())) options.onChange?.();
          })
        : undefined;
    return {
      url,
      async close() {
        await watcher?.close();
        await new Promise<void>((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function withoutMediaPath(path: string): string {
  return path.slice(MEDIA_PATH.length);
}
