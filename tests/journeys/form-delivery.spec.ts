import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import {
  AMERICAN_FORM,
  DUTCH_FORM,
  type ContactFormTexts,
  openForm,
  fillDetailsStep,
  fillQuestionStep,
  fillLastStep,
} from './contact-form.ts';
import { type BuiltSite, freePort, startBuiltSite, startServer, stopServer } from './server-processes.ts';

// All cases share one site. The first one waits for its servers.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsoleErrors: [/503|Failed to load/] });

let site: BuiltSite;
let content: ChildProcess | undefined;
let startContent: () => Promise<void>;
const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
const submissions = join(folder, 'submissions');

test.beforeAll(async () => {
  const port = await freePort();
  const contentUrl = `http://127.0.0.1:${port}`;
  startContent = async () => {
    const args = ['site/embedded/content/serve.ts', '--port', port, '--submissions', submissions];
    content = await startServer(args, {}, `${contentUrl}/api/globals?site=nl`);
  };
  await startContent();
  site = await startBuiltSite({ CONTENT_BASE_URL: contentUrl });
});
test.beforeEach(() => rmSync(submissions, { recursive: true, force: true }));
test.afterAll(async () => {
  await site.stop();
  await stopServer(content);
  rmSync(folder, { recursive: true });
});

function countSubmissions() {
  const stored = join(submissions, 'contact');
  return existsSync(stored) ? readdirSync(stored).length : 0;
}

async function write(page: Page, texts: ContactFormTexts) {
  await openForm(page, site.url + texts.path);
  await fillQuestionStep(page, texts);
  await fillDetailsStep(page, texts);
  await fillLastStep(page, texts);
}

const UNREACHABLE_MESSAGES: readonly (readonly [ContactFormTexts, RegExp])[] = [
  [DUTCH_FORM, /Wat je schreef staat hier nog.*Er is een fout opgetreden: 503 Service Unavailable/s],
  [AMERICAN_FORM, /What you wrote is still here.*An error occurred\./s],
];

for (const [texts, message] of UNREACHABLE_MESSAGES)
  test(`The form ${texts.path} reports an unreachable content system, and is stored once after it is back`, async ({
    page,
  }) => {
    await write(page, texts);
    await stopServer(content);
    await page.keyboard.press('Enter');
    const report = page.locator('[id$=-result]');
    await expect(report).toContainText(message);
    await expect(report).toBeFocused();
    expect(countSubmissions()).toBe(0);

    await startContent();
    await page.getByRole('button', { name: texts.sendButton }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: texts.successTitle })).toBeFocused();
    expect(countSubmissions()).toBe(1);
  });

test('A lost response on a slow network and the next attempt are one submission', async ({ page }) => {
  await write(page, DUTCH_FORM);
  // The request reaches the server, but its response is lost.
  await page.route('**/nl/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('[id$=-result]')).toContainText('Wat je schreef staat hier nog');
  expect(countSubmissions()).toBe(1);
  await page.unroute('**/nl/contact');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('status').filter({ hasText: DUTCH_FORM.successTitle })).toBeFocused();
  expect(countSubmissions()).toBe(1);
});
