import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { startBuiltSite } from './server-processes.ts';

test('The start logs an error in production if I18N_BASE_URL differs from the site URL or GTM_ID is missing, and SIGTERM stops the server', async () => {
  const { url, child, errors } = await startBuiltSite({ I18N_BASE_URL: 'https://other.example.test' });
  expect(errors()).toContain(
    `I18N_BASE_URL: expected the site's URL "${url}", got "https://other.example.test".`,
  );
  expect(errors()).toContain(
    'GTM_ID: expected the identifier of a tag manager in production, got none. Tracking is skipped.',
  );
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
