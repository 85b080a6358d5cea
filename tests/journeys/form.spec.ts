import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { expectToFit } from './main-content.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsoleErrors: [/422|413/] });

type FormTexts = {
  readonly path: string;
  readonly first: string;
  /** First letters of a subject and a country, typed into a closed select. */
  readonly subject: string;
  readonly country: string;
  readonly send: string;
  readonly thanks: string;
};

const FORMS: readonly FormTexts[] = [
  {
    path: '/nl/contact',
    first: 'Waar gaat het over?',
    subject: 'Zak',
    country: 'Ned',
    send: 'Verstuur',
    thanks: 'Dank je, het is aangekomen',
  },
  {
    path: '/en-US/contact',
    first: 'What is it about?',
    subject: 'Tra',
    country: 'United S',
    send: 'Send',
    thanks: 'Thank you, it has arrived',
  },
];

/** Fills in and submits the whole form by keyboard. */
async function fillInByKeyboard(page: Page, { first, subject, country, send }: FormTexts, orderNumber = '') {
  const { keyboard } = page;
  const next = () => keyboard.press('Tab');
  await page.getByLabel(first).focus();
  await keyboard.type(subject);
  await next();
  await keyboard.type(orderNumber);
  await next(); // the lamp's number
  await page.locator('[name=message]').focus(); // a date has as many tab stops as the browser has parts
  await keyboard.type('Voor twaalf tafels buiten.');
  await next();
  await keyboard.type('Kim Vos');
  await next(); // the company
  await next();
  await keyboard.type('kim@example.test');
  await next(); // the telephone
  await next();
  await keyboard.type(country);
  await next(); // the photo
  await next();
  await keyboard.press('ArrowDown');
  await next();
  await keyboard.press('Space');
  await next(); // the privacy link
  await next();
  await expect(page.getByRole('button', { name: send })).toBeFocused();
  await keyboard.press('Enter');
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of FORMS) {
    test(`the form ${form.path} is sent by keyboard, and its thank-you message has the focus`, async ({
      page,
    }) => {
      await page.goto(form.path);
      await fillInByKeyboard(page, form);

      const thanks = page.getByRole('status').filter({ hasText: form.thanks });
      await expect(thanks).toBeFocused();
      await expect(thanks).toBeInViewport();
      await expect(page).toHaveURL(/\?sent=/);

      const posts: string[] = [];
      page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
      await page.reload();
      await expect(thanks).toBeVisible();
      expect(posts).toEqual([]);
    });
  }

  test('an invalid form shows its values again and moves the focus to the error summary', async ({
    page,
  }) => {
    const [form] = FORMS;
    if (!form) throw new Error('No form');
    await page.goto(form.path);
    await fillInByKeyboard(page, { ...form, subject: 'Een bes' }, 'VV-1');

    const report = page.getByRole('alert');
    await expect(report).toBeFocused();
    await expect(report).toBeInViewport();
    await expect(page).toHaveTitle(/^Nog niet verstuurd/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const orderNumber = page.getByLabel('Bestelnummer');
    await expect(orderNumber).toBeFocused();
    await expect(orderNumber).toHaveValue('VV-1');
    await expect(page.getByLabel('Je bericht')).toHaveValue('Voor twaalf tafels buiten.');
    await expect(page.getByLabel('Per telefoon')).toBeChecked();

    await orderNumber.fill('VV-104218');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: form.thanks })).toBeFocused();
  });

  test('a photo that is too large is reported', async ({ page }) => {
    await page.goto('/nl/contact');
    await page.getByLabel('Waar gaat het over?').selectOption('trade');
    await page.getByLabel('Je bericht').fill('Met een foto erbij.');
    await page.getByLabel('Naam').fill('Kim Vos');
    await page.getByLabel('E-mail', { exact: true }).fill('kim@example.test');
    await page.getByLabel('Land', { exact: true }).selectOption('NL');
    await page.getByLabel('Jullie mogen mijn gegevens').check();
    await page
      .getByLabel('Foto')
      .setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024) });
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het formulier is te groot');
    await page.goBack();
    await expect(page.getByLabel('Je bericht')).toHaveValue('Met een foto erbij.');
  });
});

for (const path of ['/nl/contact', '/de/kontakt']) {
  test(`The form ${path} fits a screen of 320 px without horizontal scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expectToFit(page);
  });
}
