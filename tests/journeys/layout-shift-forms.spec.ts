import { BUDGETS } from '../../.tools/bench/budgets.ts';
import {
  measureLayoutShift,
  observeLayoutShifts,
  readLayoutShift,
  SHIFT_WIDTHS,
} from '../../.tools/bench/layout-shift.ts';
import { expect, test } from './console.ts';
import { DUTCH_FORM, expectStep, fillQuestionStep, openForm } from './contact-form.ts';

test.describe('Form with steps', () => {
  test('shows its first step before its script, and a later field on focus', async ({ page }) => {
    await page.route('**/_build/*.js', () => {});
    await page.goto('/de/kontakt', { waitUntil: 'domcontentloaded' });
    const form = page.locator('main form').first();
    await expect(form.getByRole('progressbar')).toBeVisible();
    const isClipped = () =>
      form
        .locator('[data-later]')
        .first()
        .evaluate((step) => step.getBoundingClientRect().width <= 1);
    expect(await isClipped()).toBe(true);
    await form.getByLabel('Name').focus();
    expect(await isClipped()).toBe(false);
  });

  test.describe('and a script that cannot be loaded', () => {
    test.use({ expectedConsoleErrors: [/Failed to load resource|Error while mounting app/] });

    test('shows all fields', async ({ page }) => {
      await page.route('**/_build/form-*.js', (route) => route.abort());
      await page.goto('/de/kontakt');
      const focusFirstField = () => page.locator('main form').first().getByRole('combobox').first().focus();
      // The failure reloads the page once.
      const reloaded = page.waitForEvent('load');
      await focusFirstField();
      await reloaded;
      await focusFirstField();
      await expect(page.locator('[data-hydrated=failed]')).toHaveCount(1);
      const form = page.locator('main form').first();
      const name = form.getByLabel('Name');
      await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(100);
      await expect(form.getByRole('progressbar')).toBeHidden();
    });
  });

  test('shows all fields without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/de/kontakt');
    const form = page.locator('main form').first();
    expect((await form.getByLabel('Name').boundingBox())?.width).toBeGreaterThan(100);
    await expect(form.getByRole('progressbar')).toBeHidden();
    await context.close();
  });
});

for (const width of SHIFT_WIDTHS) {
  test(`Contact form does not move when a draft is restored at ${width} px with a CPU 6× slower`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await openForm(page, DUTCH_FORM.path);
    const form = page.locator('main form').first();
    const reload = async () => {
      const { score, moved } = await measureLayoutShift(page, DUTCH_FORM.path);
      expect.soft(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
      await expect(page.locator('main form[novalidate]')).toBeVisible();
      const hydrated = await readLayoutShift(page);
      expect.soft(hydrated.score, hydrated.moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
    };

    // A field with a condition, and a text area that is higher than an empty one.
    await form.getByLabel(DUTCH_FORM.subjectLabel).selectOption('order');
    await form.getByLabel('Bestelnummer').fill('VV-104218');
    await form.getByLabel(DUTCH_FORM.messageLabel).fill('Een regel.\n'.repeat(12));
    await observeLayoutShifts(page, 6);
    await reload();
    await expect(form.getByLabel('Bestelnummer')).toHaveValue('VV-104218');

    await form.getByRole('button', { name: DUTCH_FORM.nextButton, exact: true }).click();
    await expectStep(page, DUTCH_FORM.stepTitles[1]);
    await reload();
    await expect(form.getByRole('group', { name: DUTCH_FORM.stepTitles[1] })).toBeVisible();
    await expect(form.getByRole('button', { name: DUTCH_FORM.previousButton })).toBeVisible();
  });
}

test('Before its script, a form shows the step of its draft and hides the position in the steps', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, DUTCH_FORM.path);
  await fillQuestionStep(page, DUTCH_FORM);
  await page.route('**/_build/*.js', () => {});
  // Another locale has another page with the same form.
  await page.goto('/de/kontakt', { waitUntil: 'domcontentloaded' });
  const form = page.locator('main form').first();
  const isClipped = (name: string) =>
    form.getByRole('group', { name }).evaluate((step) => step.getBoundingClientRect().width <= 1);
  expect(await isClipped('Ihre Angaben')).toBe(false);
  expect(await isClipped('Ihre Frage')).toBe(true);
  await expect(form.getByRole('progressbar')).toBeHidden();
});
