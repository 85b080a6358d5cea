import { readArguments } from '#embedded/command-arguments';
import { runServerCommand } from '#embedded/server-command';
import { DEFAULT_SEARCH_KEYS, startSearchServer } from './search.ts';

// `npm run search -- --port <port>` starts only the search server, without any index.
// It accepts the application and keys of `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and `ALGOLIA_ADMIN_KEY`, as the site uses them.
const USAGE = 'npm run search -- [--port <port>] [--host <address>]';
const { values } = readArguments(
  {
    options: {
      port: { type: 'string', default: '4103' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  },
  USAGE,
);

const keys = {
  appId: process.env['ALGOLIA_APP_ID'] || DEFAULT_SEARCH_KEYS.appId,
  searchKey: process.env['ALGOLIA_SEARCH_KEY'] || DEFAULT_SEARCH_KEYS.searchKey,
  adminKey: process.env['ALGOLIA_ADMIN_KEY'] || DEFAULT_SEARCH_KEYS.adminKey,
};

await runServerCommand({
  port: values.port,
  usage: USAGE,
  start: async (port) => {
    const server = await startSearchServer({ port, host: values.host, keys });
    console.log(`Serving an empty search at ${server.url}`);
    // A key from the environment can be a secret of another application, so it is not printed.
    for (const [variable, value, fallback] of [
      ['ALGOLIA_APP_ID', keys.appId, DEFAULT_SEARCH_KEYS.appId],
      ['ALGOLIA_SEARCH_KEY', keys.searchKey, DEFAULT_SEARCH_KEYS.searchKey],
      ['ALGOLIA_ADMIN_KEY', keys.adminKey, DEFAULT_SEARCH_KEYS.adminKey],
    ])
      console.log(value === fallback ? `${variable}=${value}` : `${variable} is set`);
    return server;
  },
});
