import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type EmbeddedServer, listen } from '#embedded/listen';
import type { Shop } from './context/context.ts';
import { DEFAULT_PASSWORD_COST, DEFAULT_PASSWORD_RULES } from './customers/passwords.ts';
import { openDatabase } from './database/database.ts';
import { createEndpoint } from './endpoint/endpoint.ts';
import { type CatalogueSource, catalogueSourceOf } from './fill/catalogue-source.ts';
import { fillDatabase } from './fill/fill.ts';
import { watchCatalogue } from './fill/watch-catalogue.ts';
import { createMailDelivery } from './mails/mail-delivery.ts';
import { createMailPages } from './mails/mail-pages.ts';
import { createProductCounter } from './products/product-sets.ts';

export type { CatalogueSource } from './fill/catalogue-source.ts';

const DEFAULT_SITE_URL = 'http://localhost:3000';
/** The maximum size of a GraphQL request. */
const MAX_BODY_BYTES = 1024 * 1024;
const MEDIA_PATHS = ['/media/catalog/product/', '/media/catalog/category/'];

export type ShopServerOptions = {
  /** The folder of the database. A new database is filled from the catalogue. An existing one keeps its customers, carts and orders. */
  readonly directory: string;
  /** The folder with the catalogue files, which is watched, or another source. */
  readonly catalogue: string | CatalogueSource;
  /** The folder that contains the pictures of the catalogue. */
  readonly mediaDirectory: string;
  /** The file with the GraphQL schema. Default: `graphql/schema.graphql` beside this module. A bundled module needs another path. */
  readonly schemaFile?: string;
  /** The folder for `.eml` files. Default: `mails` in the folder of the database. */
  readonly mailFolder?: string;
  /** The URL of the site, to which mails link. Default: `http://localhost:3000`. */
  readonly siteUrl?: string;
  /** Whether new customers have to confirm their email address. Default: false, as in Magento. */
  readonly requiresConfirmation?: boolean;
  /** Whether store views in other languages than English have translated messages, as with a language pack of Magento. Default: false. */
  readonly translatesMessages?: boolean;
  /** Whether carts can be paid with the test provider. Default: false. */
  readonly hasTestPayments?: boolean;
  /** The rules for new passwords. Default: those of Magento, 8 characters of 3 kinds. */
  readonly passwordRules?: Shop['passwordRules'];
  /** The base-2 logarithm of scrypt's cost for passwords. Default: 15. Tests use a lower cost to save time. */
  readonly passwordCost?: number;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host?: string;
  /** The clock. Special prices depend on it. */
  readonly now?: () => Date;
  readonly log?: (line: string) => void;
  /** Called after catalogue files have changed and the new catalogue is served. */
  readonly onChange?: () => void;
};

/**
 * Serves the catalogue with the GraphQL protocol of Magento at `/graphql`, and its pictures below `/media/catalog/`. Changed catalogue
 * files are read again. If they have problems, these are logged and the last valid catalogue is served. Mails are files, listed at `/mails`.
 *
 * @throws {CatalogueError} if the database has to be filled and the catalogue has problems
 * @throws {Error} if the port is in use (`code: 'EADDRINUSE'`)
 */
export async function startShopServer(options: ShopServerOptions): Promise<EmbeddedServer> {
  const { port, host, log = console.log, now = () => new Date() } = options;
  const { siteUrl = DEFAULT_SITE_URL, requiresConfirmation = false } = options;
  const { hasTestPayments = false, translatesMessages = false } = options;
  const { passwordRules = DEFAULT_PASSWORD_RULES, passwordCost = DEFAULT_PASSWORD_COST } = options;
  const { catalogue, schemaFile = join(import.meta.dirname, 'graphql/schema.graphql') } = options;
  const source = typeof catalogue === 'string' ? catalogueSourceOf(catalogue) : catalogue;
  const database = openDatabase(resolve(options.directory));
  const mailFolder = resolve(options.mailFolder ?? join(options.directory, 'mails'));
  const mails = createMailDelivery(database, mailFolder, log);
  try {
    fillDatabase(database, source, now());
    let url = '';
    const shop: Shop = {
      database,
      countProducts: createProductCounter(database),
      now,
      url: () => url,
      siteUrl: () => siteUrl,
      mails,
      requiresConfirmation,
      translatesMessages,
      hasTestPayments,
      passwordRules,
      passwordCost,
    };
    const endpoint = createEndpoint(shop, readFileSync(schemaFile, 'utf8'), log);
    const app = new Hono();
    app.use('/graphql', bodyLimit({ maxSize: MAX_BODY_BYTES }));
    app.all('/graphql', ({ req }) => endpoint(req.raw));
    for (const folder of MEDIA_PATHS)
      app.get(
        `${folder}*`,
        async ({ req }, next) => {
          // `serveStatic` refuses invalid ranges, which HTTP ignores. Pictures need no ranges.
          req.raw.headers.delete('Range');
          await next();
        },
        serveStatic({
          root: options.mediaDirectory,
          rewriteRequestPath: (path) => path.slice(folder.length),
        }),
      );

    app.route('/', createMailPages(mailFolder));

    const server = await listen(app, { port, host });
    url = server.url;
    // The previous process may have left mails in the outbox.
    mails.schedule();

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
        await server.close();
        await mails.idle();
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
