import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { startTagManagerServer } from '#embedded/tag-manager';
import { expect, test } from './console.ts';
import { serveInstantPictures } from './instant-pictures.ts';
import { followLinkTo, menuLink } from './navigation.ts';
import { cookieNames, queuedEntries } from './recorded-traffic.ts';
import { type BuiltSite, freePort } from './server-processes.ts';
import { dataNeedingConsent } from './stored-data.ts';
import { decide, openTrackedPage, recordTags, startTrackedSite } from './tracked-site.ts';

const LOCALES = [
  {
    locale: 'nl',
    accept: 'Alles toestaan',
    link: 'Over ons',
    about: '/nl/over-ons',
    title: /^Over ons/,
  },
  {
    locale: 'en-US',
    accept: 'Allow all',
    link: 'About',
    about: '/en-US/about',
    title: /^About us/,
  },
] as const;
const SCRIPTS = ['/gtm.js?id=GTM-TEST', '/server-side.js'];

test.beforeEach(async ({ page }) => {
  await serveInstantPictures(page);
});

/** Focuses the message of the contact form, and waits until the form is interactive. */
async function focusMessage(page: Page) {
  const message = page.getByRole('main').getByRole('textbox', { name: 'Je bericht' });
  await message.focus();
  await expect(page.locator('[data-section=form]:has(textarea)')).toHaveAttribute('data-hydrated', '');
  return message;
}

test.describe('Tracking in production', () => {
  // All cases share one site.
  test.describe.configure({ mode: 'default' });

  let site: BuiltSite;
  test.beforeAll(async () => {
    site = await startTrackedSite({ GTM_TEST: 'yes' });
  });
  test.afterAll(() => site.stop());

  test('loads no tag before the visitor decides, and none after a refusal', async ({ page, context }) => {
    const tags = recordTags(context);
    await openTrackedPage(page, `${site.url}/nl`);
    await expect(page.getByRole('dialog', { name: /Cookies/ })).toBeVisible();
    await menuLink(page, 'Over ons').click();
    await expect(page).toHaveTitle(/^Over ons/);
    await decide(page, 'Weigeren');
    await expect.poll(() => queuedEntries(page)).toContain('update: security_storage');
    await menuLink(page, 'Verhalen').click();
    await expect(page).toHaveTitle(/^Verhalen/);
    // The next document has a stored refusal.
    await page.reload();
    await expect.poll(() => queuedEntries(page)).toContain('update: security_storage');
    expect(tags).toMatchObject({ scripts: [], hits: [] });
    expect(await cookieNames(context)).toEqual(['CookieConsent', 'locale']);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
  });

  test('loads no tag on a page whose URL contains a token, even after consent', async ({ page, context }) => {
    const tags = recordTags(context);
    await openTrackedPage(page, `${site.url}/nl`);
    await decide(page, 'Alles toestaan');
    await expect.poll(() => tags.pageViews().length).toBe(1);
    await openTrackedPage(
      page,
      `${site.url}/nl/mijn-account/nieuw-wachtwoord?email=noor@example.test&token=secret`,
    );
    await expect(page.getByLabel('Nieuw wachtwoord')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await openTrackedPage(page, `${site.url}/nl/over-ons`);
    // The documents before and after it have loaded the tags.
    await expect.poll(() => tags.pageViews().length).toBe(2);
    expect(tags.scripts).toEqual([...SCRIPTS, ...SCRIPTS]);
    expect(JSON.stringify(tags.hits)).not.toContain('secret');
  });

  for (const { locale, accept, link, about, title } of LOCALES) {
    test(`sends one page view per navigation of ${locale}, with locale, type and title`, async ({
      page,
      context,
    }) => {
      const tags = recordTags(context);
      await openTrackedPage(page, `${site.url}/${locale}?utm_source=mail`);
      const homeTitle = await page.title();
      await decide(page, accept);
      await expect.poll(() => tags.pageViews().length).toBe(1);
      expect(tags.scripts).toEqual(SCRIPTS);

      await menuLink(page, link).click();
      await expect(page).toHaveTitle(title);
      const aboutTitle = await page.title();
      await page.goBack();
      await expect(page).toHaveTitle(homeTitle);
      await page.goForward();
      await expect(page).toHaveTitle(title);
      // A fragment is part of the page.
      await page.evaluate(() => location.assign('#main'));
      await page.reload();
      await expect.poll(() => tags.pageViews().length).toBe(5);

      const home = { page_title: homeTitle, page_type: 'home', page_locale: locale };
      const other = { page_title: aboutTitle, page_type: 'content', page_locale: locale };
      expect(tags.pageViews().map(({ parameters }) => parameters)).toMatchObject([
        { ...home, page_location: `${site.url}/${locale}?utm_source=mail` },
        { ...other, page_location: site.url + about },
        home,
        other,
        { ...other, page_location: site.url + about },
      ]);
      // Two documents have loaded the tag manager.
      expect(tags.scripts).toEqual([...SCRIPTS, ...SCRIPTS]);
    });
  }

  test('ends after a withdrawal: the page loads again without tags, and their cookies are deleted', async ({
    page,
    context,
  }) => {
    const tags = recordTags(context);
    await openTrackedPage(page, `${site.url}/nl`);
    await decide(page, 'Alles toestaan');
    await expect.poll(() => cookieNames(context)).toContain('_ga');
    await expect.poll(() => tags.pageViews().length).toBe(1);

    await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
    const reload = page.waitForEvent('load');
    await decide(page, 'Weigeren');
    await reload;
    await expect
      .poll(() => queuedEntries(page))
      .toEqual(['default: security_storage', 'update: security_storage']);
    await menuLink(page, 'Over ons').click();
    await expect(page).toHaveTitle(/^Over ons/);
    expect(tags.pageViews()).toHaveLength(1);
    expect(tags.scripts).toEqual(SCRIPTS);
    expect(await cookieNames(context)).toEqual(['CookieConsent', 'locale']);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
  });

  test('after a withdrawal over unsent input keeps the page, and sends nothing more', async ({
    page,
    context,
  }) => {
    const tags = recordTags(context);
    await openTrackedPage(page, `${site.url}/nl/contact`);
    await decide(page, 'Alles toestaan');
    await expect.poll(() => tags.pageViews().length).toBe(1);
    const message = await focusMessage(page);
    await message.fill('Mijn lantaarn brandt niet.');
    await expect.poll(() => tags.hits.map(({ event }) => event)).toContain('form_start');
    const sent = tags.hits.length;

    await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
    await decide(page, 'Weigeren');
    await expect.poll(() => cookieNames(context)).not.toContain('_ga');
    await expect(message).toHaveValue('Mijn lantaarn brandt niet.');
    await page.getByRole('main').getByRole('button', { name: 'Volgende' }).click();
    await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
    expect(tags.hits).toHaveLength(sent);
  });

  test('never loads the debug view', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openTrackedPage(page, `${site.url}/nl`);
    await decide(page, 'Alles toestaan');
    await expect.poll(() => queuedEntries(page)).toContain('page_view');
    await expect(page.getByRole('complementary', { name: 'Tracking debug view' })).toHaveCount(0);
    expect(scripts.filter((url) => url.includes('tracking-debug'))).toEqual([]);
  });
});

test('With an invalid identifier the server does not start, and suggests a valid one', async () => {
  const child = spawn('node', ['dist/server/start.js'], {
    env: { ...process.env, PORT: await freePort(), GTM_ID: 'gtm_abc' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(errors).toContain('GTM_ID: expected GTM- or G-');
  expect(errors).toContain('did you mean GTM-ABC?');
});

test.describe('In development', () => {
  // Both cases share one site.
  test.describe.configure({ mode: 'default' });

  let tagManager: Awaited<ReturnType<typeof startTagManagerServer>>;
  let site: BuiltSite;
  test.beforeAll(async () => {
    tagManager = await startTagManagerServer({ port: 0, directory: 'site/embedded/tag-manager' });
    site = await startTrackedSite({ APP_ENV: 'development', GTM_ID: 'G-TEST', GTM_URL: tagManager.url });
  });
  test.afterAll(async () => {
    await site.stop();
    await tagManager.close();
  });

  test('a data stream of Google Analytics receives page views and events of forms as commands', async ({
    page,
    context,
  }) => {
    const tags = recordTags(context);
    await openTrackedPage(page, `${site.url}/nl`);
    await decide(page, 'Alles toestaan');
    await followLinkTo(page, '/nl/contact');
    await expect.poll(() => tags.pageViews().length).toBe(2);
    expect(tags.scripts).toEqual(['/gtag/js?id=G-TEST']);
    await (await focusMessage(page)).fill('Kort');
    await page.getByRole('main').getByRole('button', { name: 'Volgende' }).click();
    const shared = { page_location: `${site.url}/nl/contact`, form: 'contact' };
    await expect
      .poll(() => tags.hits.filter(({ event }) => event.startsWith('form_')))
      .toEqual([
        { id: 'G-TEST', event: 'form_start', parameters: shared },
        { id: 'G-TEST', event: 'form_error', parameters: { ...shared, fields: 'subject,message' } },
      ]);
  });

  test('the debug view shows the events of the page and the consent', async ({ page }) => {
    await openTrackedPage(page, `${site.url}/nl`);
    const panel = page.getByRole('complementary', { name: 'Tracking debug view' });
    await expect(panel.getByText('Tracking: 1 event')).toBeVisible();
    await decide(page, 'Weigeren');
    await panel.getByText('Tracking: 1 event').click();
    await panel.getByText('page_view: dropped').click();
    await expect(panel.getByText('"page_type": "home"')).toBeVisible();
    await menuLink(page, 'Over ons').click();
    await expect(panel.getByText('Tracking: 2 events')).toBeVisible();
  });
});
