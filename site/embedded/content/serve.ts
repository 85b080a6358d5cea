import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  ArgumentError,
  checkOptionUrl,
  createOptionFolder,
  readArguments,
} from '#embedded/command-arguments';
import { runServerCommand } from '#embedded/server-command';

// `npm run content -- --dir <folder> --port <port>` starts only the content server, for any Statamic project folder.
// The preview tokens are those of `CONTENT_PREVIEW_TOKENS`, as with the site, unless `--preview-tokens` lists others (contract §8).
const USAGE =
  'npm run content -- [--dir <folder>] [--port <port>] [--host <address>] [--app-url <url of the site>] [--preview-tokens <tokens>] [--submissions <folder>] [--redirects <collection>]';
const { values } = readArguments(
  {
    options: {
      dir: { type: 'string', default: 'site/statamic' },
      port: { type: 'string', default: '4101' },
      host: { type: 'string', default: '127.0.0.1' },
      'app-url': { type: 'string', default: 'http://localhost:3000' },
      'preview-tokens': { type: 'string', default: process.env['CONTENT_PREVIEW_TOKENS'] ?? '' },
      submissions: { type: 'string' },
      redirects: { type: 'string', default: 'redirects' },
    },
  },
  USAGE,
);

await runServerCommand({
  port: values.port,
  usage: USAGE,
  start: async (port) => {
    // With a misspelt folder, every page of the site would be missing.
    if (!existsSync(join(values.dir, 'content')))
      throw new ArgumentError(
        `--dir: expected a Statamic project folder, which contains a folder "content", got "${values.dir}". Example: --dir site/statamic`,
      );
    if (values.submissions !== undefined) await createOptionFolder('--submissions', values.submissions);
    checkOptionUrl('--app-url', values['app-url']);
    // Loaded only now, so that a usage or an error of an argument does not wait for the content server.
    const { startContentServer } = await import('./content.ts');
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
