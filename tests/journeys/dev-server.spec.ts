import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createOutbox } from '../../site/forms/outbox.ts';
import { freePort, startServer, stopServer } from './server-processes.ts';

// A long timeout, because the development server transforms all modules.
test.describe.configure({ timeout: 180_000 });

test('The development server delivers the submissions in the outbox of forms', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
  const [directory, submissions] = [join(folder, 'outbox'), join(folder, 'submissions')];
  const limits = { files: 10, bytes: 100_000 };
  const log = { warn: () => {}, error: () => {} };
  await createOutbox({ directory, limits, log }).store(
    {
      formHandle: 'newsletter',
      key: 'a'.repeat(16),
      site: 'nl',
      pageUrl: 'https://www.example.test/nl',
      values: { email: 'mira@example.test', consent: '1' },
    },
    new Date(),
  );
  const contentPort = await freePort();
  const contentUrl = `http://127.0.0.1:${contentPort}`;
  const content = await startServer(
    ['site/embedded/content/serve.ts', '--port', contentPort, '--submissions', submissions],
    {},
    `${contentUrl}/api/globals?site=nl`,
  );
  const port = await freePort();
  const site = await startServer(
    ['.tools/dev.ts'],
    { PORT: port, LOG_LEVEL: 'silent', CONTENT_BASE_URL: contentUrl, FORM_OUTBOX: directory },
    `http://localhost:${port}/health`,
  );
  try {
    await expect.poll(() => readdirSync(directory)).toEqual([]);
    expect(readdirSync(join(submissions, 'newsletter'))).toHaveLength(1);
  } finally {
    await stopServer(site);
    await stopServer(content);
    rmSync(folder, { recursive: true });
  }
});
