import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CatalogueError } from '#embedded/catalogue';
import {
  ArgumentError,
  checkOptionUrl,
  createOptionFolder,
  readArguments,
} from '#embedded/command-arguments';
import { runServerCommand } from '#embedded/server-command';

// `npm run shop -- --port <port> --data <folder>` starts only the shop. An empty or missing folder is filled from the catalogue.
const USAGE =
  'npm run shop -- [--port <port>] [--data <folder>] [--host <address>] [--catalogue <folder>] [--mails <folder>] [--media <folder>] [--site <url of the site>] [--confirm]';
const { values } = readArguments(
  {
    options: {
      data: { type: 'string', default: '.cache/shop' },
      port: { type: 'string', default: '4102' },
      host: { type: 'string', default: '127.0.0.1' },
      catalogue: { type: 'string', default: 'site/embedded/catalogue' },
      mails: { type: 'string', default: '.cache/shop/mails' },
      site: { type: 'string', default: 'http://localhost:3000' },
      confirm: { type: 'boolean', default: false },
      media: { type: 'string', default: 'site/statamic/public/assets' },
    },
  },
  USAGE,
);

await runServerCommand({
  port: values.port,
  usage: USAGE,
  start: async (port) => {
    if (!existsSync(join(values.catalogue, 'websites.yaml')))
      throw new ArgumentError(
        `--catalogue: expected a folder that contains websites.yaml, got "${values.catalogue}". Example: --catalogue site/embedded/catalogue`,
      );
    if (!existsSync(values.media))
      throw new ArgumentError(
        `--media: expected the folder of the product pictures, got "${values.media}". Example: --media site/statamic/public/assets`,
      );
    checkOptionUrl('--site', values.site);
    await createOptionFolder('--data', values.data);
    await createOptionFolder('--mails', values.mails);
    // Loaded only now, so that a usage or an error of an argument does not wait for the shop.
    const { startShopServer } = await import('./shop.ts');
    const server = await startShopServer({
      directory: values.data,
      catalogue: values.catalogue,
      mediaDirectory: values.media,
      mailFolder: values.mails,
      siteUrl: values.site,
      requiresConfirmation: values.confirm,
      port,
      host: values.host,
    });
    console.log(`Serving the shop of ${resolve(values.data)} at ${server.url}/graphql`);
    console.log(`Its mails: ${server.url}/mails`);
    return server;
  },
  describe: (error) => (error instanceof CatalogueError ? error.message : undefined),
});
