import { expect, test } from './console.ts';
import {
  AMERICAN_FORM,
  expectStep,
  DUTCH_FORM,
  openForm,
  fillDetailsStep,
  fillQuestionStep,
  fillLastStep,
  passFillTime,
  reachForm,
} from './contact-form.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsoleErrors: [/422/] });

for (const texts of [DUTCH_FORM, AMERICAN_FORM]) {
  const { path, stepTitles, nextButton, missingMessage, successTitle } = texts;
  test(`The form ${path} is filled in and sent by keyboard, step by step, and reports missing values`, async ({
    page,
  }) => {
    await openForm(page, path);
    await page.getByRole('button', { name: nextButton }).focus();
    await page.keyboard.press('Enter');
    const first = page.getByLabel(texts.subjectLabel);
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(missingMessage);
    const report = page.locator('main form').getByRole('link');
    await expect(report).toHaveCount(2);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await fillQuestionStep(page, texts);
    await fillDetailsStep(page, texts);
    await fillLastStep(page, texts);
    const posts: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
    await page.keyboard.press('Enter');

    const thank = page.getByRole('status').filter({ hasText: successTitle });
    await expect(thank).toBeFocused();
    await expect(thank).toBeInViewport();
    expect(posts).toHaveLength(1);
    await expect
      .poll(() => page.evaluate(() => [typeof window.dataLayer, sessionStorage.length]))
      // Without consent no event leaves the page.
      .toEqual(['undefined', 0]);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(stepTitles).toHaveLength(3);
  });
}

test('A reload in the second step keeps all values, and the back button leads through the steps', async ({
  page,
}) => {
  await openForm(page, DUTCH_FORM.path);
  await fillQuestionStep(page, DUTCH_FORM);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kim');
  await page.reload();
  await page.locator('main form').scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Je gegevens' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Je vraag' })).toBeHidden();
  await expect(page.getByLabel('Naam')).toHaveValue('Kim');

  await page.goBack();
  await expectStep(page, 'Je vraag');
  await expect(page.getByLabel('Je bericht')).toHaveValue('Voor twaalf tafels buiten.');
  await page.goForward();
  await expectStep(page, 'Je gegevens');
  await page.getByRole('button', { name: 'Vorige' }).click();
  await expectStep(page, 'Je vraag');
});

test('The form continues in another language in the same step with the same values', async ({ page }) => {
  await openForm(page, DUTCH_FORM.path);
  await fillQuestionStep(page, DUTCH_FORM);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kim');
  await page.goto('/de/kontakt');
  await page.locator('main form').scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Ihre Angaben' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Kim');
  await expect(page.getByRole('progressbar', { name: 'Schritt 2 von 3' })).toBeVisible();
});

test('The back button on another page returns to the step that was left', async ({ page }) => {
  await openForm(page, DUTCH_FORM.path);
  await fillQuestionStep(page, DUTCH_FORM);
  await page.getByRole('link', { name: 'Lantaarns', exact: true }).first().click();
  await expect(page).toHaveURL(/\/nl\/lantaarns$/);
  await page.goBack();
  // The previous page has other forms, around its toggles.
  await page.locator('main form[method=post]').scrollIntoViewIfNeeded();
  await expect(page.locator('main form[novalidate]')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Je gegevens' })).toBeVisible();
  await page.goBack();
  await expectStep(page, 'Je vraag');
});

for (const texts of [
  { ...DUTCH_FORM, order: 'Bestelnummer', calendar: 'Kies een datum', nextMonth: 'Volgende maand' },
  {
    ...AMERICAN_FORM,
    path: '/en-UK/contact',
    order: 'Order number',
    calendar: 'Choose a date',
    nextMonth: 'Next month',
  },
]) {
  test(`A conditional field of ${texts.path} appears with its condition, and a date is chosen in the calendar`, async ({
    page,
  }) => {
    await openForm(page, texts.path);
    await expect(page.getByLabel(texts.order)).toBeHidden();
    await page.getByLabel(texts.subjectLabel).selectOption('order');
    await expect(page.getByLabel(texts.order)).toBeVisible();
    await page.getByLabel(texts.subjectLabel).selectOption('visit');
    await expect(page.getByLabel(texts.order)).toBeHidden();
    await page.getByLabel(texts.messageLabel).fill('On a Thursday.');
    await page.getByRole('button', { name: texts.calendar }).click();
    const calendar = page.getByRole('dialog', { name: texts.calendar });
    await expect(calendar).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    const edges = () =>
      calendar.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      });
    await expect.poll(edges).toEqual({ left: 0, right: 320 });
    await page.getByRole('button', { name: texts.nextMonth }).click();
    await calendar.getByRole('button', { name: /\b15\b/ }).click();
    await expect(page.locator('[name=visit_date]')).toHaveValue(/-15$/);
    await page.getByRole('button', { name: texts.nextButton, exact: true }).click();
    await expectStep(page, texts.stepTitles[1]);
  });
}

test('An incomplete date is neither lost nor submitted as empty', async ({ page }) => {
  await openForm(page, DUTCH_FORM.path);
  await page.getByLabel(DUTCH_FORM.subjectLabel).selectOption('visit');
  const day = page.locator('input[name=visit_date]');
  await day.click();
  await expect(day).toBeFocused();
  await page.keyboard.type('0412');
  await page.getByLabel('Je bericht').fill('Ik kom graag langs.');
  await expect(day).toHaveAccessibleDescription(/niet als datum lezen/);
  const next = page.getByRole('button', { name: 'Volgende', exact: true });
  await next.click();
  await expect(day).toBeFocused();

  await day.fill('2099-12-03');
  // The form validates a corrected field at once, which removes the summary and moves the button.
  await expect(page.locator('main form').getByRole('link')).toHaveCount(0);
  await next.click();
  await expectStep(page, 'Je gegevens');
});

test('A photo that is too large, or not an image, is reported before the upload', async ({ page }) => {
  await openForm(page, DUTCH_FORM.path);
  await fillQuestionStep(page, DUTCH_FORM);
  await fillDetailsStep(page, DUTCH_FORM);
  await page.getByLabel('Jullie mogen mijn gegevens').check();
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  const photo = page.getByLabel('Foto');
  for (const [name, mimeType, size, message] of [
    ['lamp.jpg', 'image/jpeg', 9 * 1024 * 1024, 'te groot; hoogstens 8'],
    ['lamp.exe', 'application/octet-stream', 10, 'Kies een foto'],
  ] as const) {
    await photo.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await expect(photo).toBeFocused();
    await expect(photo).toHaveAccessibleDescription(new RegExp(message));
  }
  expect(posts).toEqual([]);
});

test('The newsletter form works on a page after a client navigation', async ({ page }) => {
  await page.goto('/nl');
  await page.locator('a[href="/nl/nieuwsbrief"]').first().click();
  await expect(page).toHaveURL(/nieuwsbrief$/);
  await reachForm(page);
  await page.getByLabel('E-mail', { exact: true }).fill('kim@example.test');
  await page.getByLabel(/Stuur mij de brief/).check();
  const thanks = page.getByRole('status').filter({ hasText: 'Dank je, het is aangekomen' });
  await passFillTime(page);
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(thanks).toBeFocused();
});
