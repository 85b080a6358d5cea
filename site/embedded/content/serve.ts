import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runServerCommand } from '#embedded/server-command';
import { startContentServer } from './content.ts';

// `npm run content -- --dir <folder> --port <port>` starts only the content server, for any Statamic project folder.
// The preview tokens are those of `CONTENT_PREVIEW_TOKENS`, as with the site, unless `--preview-tokens` lists others (contract §8).
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'site/statamic' },
    port: { type: 'string', default: '4101' },
    host: { type: 'string', default: '127.0.0.1' },
    'app-url': { type: 'string', default: 'http://localhost:3000' },
    'preview-tokens': { type: 'string', default: process.env['CONTENT_PREVIEW_TOKENS'] ?? '' },
    submissions: { type: 'string' },
    redirects: { type: 'string', default: 'redirects' },
  },
});

await runServerCommand({
  port: values.port,
  start: async (port) => {
    const server = await startContentServer({
      directory: values.dir,
      port,
      host: values.host,
      appUrl: values['app-url'],
      previewTokens: values['preview-tokens'].split(',').map((token) => token.trim()),
      submissionsDirectory: values.submissions ?? join(values.dir, 'storage/forms'),
      redirects: values.redirects,
    });
    console.log(`Serving the content of ${resolve(values.dir)} at ${server.url}`);
    return server;
  },
});
