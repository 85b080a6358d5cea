import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort, startServer } from './server-processes.ts';

test('The start logs an error in production if I18N_BASE_URL differs from the site URL, and SIGTERM stops the server', async () => {
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  let errors = '';
  const variables = {
    PORT: port,
    SITE_URL: siteUrl,
    I18N_BASE_URL: 'https://other.example.test',
    LOG_LEVEL: 'silent',
    IMAGE_WARM_UP: 'no',
  };
  const server = await startServer(['dist/server/start.js'], variables, `${siteUrl}/health`, (text) => {
    errors += text;
  });
  expect(errors).toContain(
    `I18N_BASE_URL: expected the site's URL "${siteUrl}", got "https://other.example.test".`,
  );
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
