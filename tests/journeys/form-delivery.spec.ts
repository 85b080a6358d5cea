import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './console.ts';
import {
  AMERICAN_FORM,
  DUTCH_FORM,
  type ContactFormTexts,
  openForm,
  fillDetailsStep,
  fillQuestionStep,
  fillLastStep,
} from './contact-form.ts';
import { freePort, startBuiltSite, startServer, stopServer } from './server-processes.ts';

/** The site of one journey, with a content system that can be stopped and restarted. */
type FormSite = {
  readonly url: string;
  readonly submissions: () => number;
  readonly startContent: () => Promise<void>;
  readonly stopContent: () => Promise<void>;
};

const test = base.extend<{ outbox: boolean; formSite: FormSite }>({
  outbox: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  formSite: async ({ outbox }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
    const submissions = join(folder, 'submissions');
    const contentPort = await freePort();
    const contentUrl = `http://127.0.0.1:${contentPort}`;
    let content: ChildProcess | undefined;
    const startContent = async () => {
      const args = ['site/embedded/content/serve.ts', '--port', contentPort, '--submissions', submissions];
      content = await startServer(args, {}, `${contentUrl}/api/globals?site=nl`);
    };
    await startContent();
    const site = await startBuiltSite({
      CONTENT_BASE_URL: contentUrl,
      ...(outbox ? { FORM_OUTBOX: join(folder, 'outbox') } : {}),
    });
    await use({
      url: site.url,
      submissions: () =>
        existsSync(join(submissions, 'contact')) ? readdirSync(join(submissions, 'contact')).length : 0,
      startContent,
      stopContent: () => stopServer(content),
    });
    await site.stop();
    await stopServer(content);
    rmSync(folder, { recursive: true });
  },
});

// A long timeout, because each journey starts its own servers.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsoleErrors: [/503|Failed to load/] });

async function write(page: Page, texts: ContactFormTexts, url: string) {
  await openForm(page, url + texts.path);
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
    formSite,
  }) => {
    await write(page, texts, formSite.url);
    await formSite.stopContent();
    await page.keyboard.press('Enter');
    const report = page.locator('[id$=-result]');
    await expect(report).toContainText(message);
    await expect(report).toBeFocused();
    expect(formSite.submissions()).toBe(0);

    await formSite.startContent();
    await page.getByRole('button', { name: texts.sendButton }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: texts.successTitle })).toBeFocused();
    expect(formSite.submissions()).toBe(1);
  });

test('A lost response on a slow network and the next attempt are one submission', async ({
  page,
  formSite,
}) => {
  await write(page, DUTCH_FORM, formSite.url);
  // The request reaches the server, but its response is lost.
  await page.route('**/nl/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('[id$=-result]')).toContainText('Wat je schreef staat hier nog');
  expect(formSite.submissions()).toBe(1);
  await page.unroute('**/nl/contact');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('status').filter({ hasText: DUTCH_FORM.successTitle })).toBeFocused();
  expect(formSite.submissions()).toBe(1);
});

test.describe('With an outbox', () => {
  test.use({ outbox: true });
  test('a form is accepted while the content system is unreachable', async ({ page, formSite }) => {
    await write(page, DUTCH_FORM, formSite.url);
    await formSite.stopContent();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: DUTCH_FORM.successTitle })).toBeFocused();
    expect(formSite.submissions()).toBe(0);
  });
});
