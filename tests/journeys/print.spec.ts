import { expect, test } from './console.ts';

test.beforeEach(async ({ page }) => {
  // A sheet of A4 within margins of 12 mm.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.goto('/nl/secties');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
});

test('every answer is printed, asked for or not', async ({ page }) => {
  const answers = page.locator('[data-section=faq] details > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) {
    const height = await answer.evaluate((one) => one.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(20);
    await expect(answer).toBeVisible();
  }
});

test('what can be chosen on a screen is all there, pictures with their names and words', async ({ page }) => {
  for (const type of ['image-only-toggle', 'image-toggle', 'image-toggle-buttons', 'image-toggle-range']) {
    const section = page.locator(`[data-section=${type}]`).first();
    const pictures = await section
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(pictures.length, type).toBeGreaterThan(1);
    for (const picture of await section.locator('img').all()) await expect(picture).toBeVisible();
    expect(new Set(pictures.map(({ x }) => Math.round(x))).size, type).toBe(pictures.length);
  }
  const muur = page.locator('[data-section=image-toggle]').first();
  for (const words of ['Twee lampen', 'Gedimd', 'Geen']) {
    await expect(muur.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(muur.getByText('Genoeg om bij te praten.')).toBeVisible();
  await expect(
    page.locator('[data-section=image-toggle-range]').first().getByText('35 %').first(),
  ).toBeVisible();
});

test('the lights are printed as they are, and the switch is not', async ({ page }) => {
  const lights = page.locator('[data-section=lights-cta]').first();
  await expect(lights.locator('img').first()).toBeVisible();
  await expect(lights.locator('img').last()).toBeHidden();
  await expect(lights.getByRole('switch', { includeHidden: true })).toBeHidden();
});

test('no slide and no card runs off the sheet', async ({ page }) => {
  const beyond = await page
    .locator(':is([data-section=interactive-carousel], [data-section=content-cards]) li')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length);
  expect(beyond).toBe(0);
});

test('no ground is printed, words are dark, and what only works on a screen is gone', async ({ page }) => {
  const night = page.locator('[data-tone=night]').first();
  await expect(night).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(night).toHaveCSS('color', 'rgb(0, 0, 0)');
  const call = page.locator('[data-section=hero]').first().getByRole('link').first();
  await expect(call).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('header nav').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Volgende' }).first()).toBeHidden();
});
