import { expect, test } from './console.ts';

// A4 with margins of 12 mm.
test.use({ viewport: { width: 703, height: 1000 }, colorScheme: 'dark' });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('Print of the page with every section', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/nl/secties');
  await page.emulateMedia({ media: 'print' });
  await test.step('shows every answer of the FAQ', async () => {
    const answers = page.locator('[data-section=faq] details > :not(summary)');
    expect(await answers.count()).toBeGreaterThan(3);
    for (const answer of await answers.all()) {
      await expect.poll(async () => (await answer.boundingBox())?.height).toBeGreaterThan(20);
      await expect(answer).toBeVisible();
    }
  });
  await test.step('shows all options of image toggles with names and texts', async () => {
    for (const type of ['image-only-toggle', 'image-toggle', 'image-toggle-buttons', 'image-toggle-range']) {
      const section = page.locator(`[data-section=${type}]`).first();
      const pictures = section.locator('img');
      const count = await pictures.count();
      expect(count, type).toBeGreaterThan(1);
      for (const picture of await pictures.all()) await expect(picture).toBeVisible();
      const countColumns = () =>
        pictures.evaluateAll(
          (all) => new Set(all.map((element) => Math.round(element.getBoundingClientRect().x))).size,
        );
      await expect.poll(countColumns, type).toBe(count);
    }
    const toggle = page.locator('[data-section=image-toggle]').first();
    for (const text of ['Twee lampen', 'Gedimd', 'Geen']) {
      await expect(toggle.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(toggle.getByText('Genoeg om bij te praten.')).toBeVisible();
    await expect(
      page.locator('[data-section=image-toggle-range]').first().getByText('35%').first(),
    ).toBeVisible();
  });
  await test.step('shows the current image of the lights section without its switch', async () => {
    const lights = page.locator('[data-section=lights-cta]').first();
    await expect(lights.locator('img').first()).toBeVisible();
    await expect(lights.locator('img').last()).toBeHidden();
    await expect(lights.getByRole('switch', { includeHidden: true })).toBeHidden();
  });
  await test.step('keeps slides and cards within the page', async () => {
    for (const type of ['interactive-carousel', 'content-cards']) {
      const items = page.locator(`[data-section=${type}] li`);
      expect(await items.count(), type).toBeGreaterThan(1);
      const countOverflowing = () =>
        items.evaluateAll(
          (all) => all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).length,
        );
      await expect.poll(countOverflowing, type).toBe(0);
    }
  });
  await test.step('has dark text without backgrounds, navigation and buttons', async () => {
    const night = page.locator('[data-tone=night]').first();
    await expect(night).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(night).toHaveCSS('color', 'rgb(0, 0, 0)');
    const cta = page.locator('[data-section=hero]').first().getByRole('link').first();
    await expect(cta).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('header nav').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Volgende' }).first()).toBeHidden();
    await expect(page.locator('footer').getByText('Instagram')).toBeHidden();
    await expect(page.locator('footer').getByText('Haven 12')).toBeVisible();
  });
});

for (const [path, control, content] of [
  ['/nl/lantaarn-hoeve-31.html', '#buy button', 'h1'],
  ['/nl/lampen.html', 'select', '[role=status]:not(:empty)'],
  ['/nl/verkooppunten', '#store-distance', '[role=status]:not(:empty)'],
] as const)
  test(`Print shows ${path} without its form`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').locator(control).first()).toBeHidden();
    await expect(page.getByRole('main').locator(content).first()).toBeVisible();
  });

test('Print wraps a long email address of a store below its label', async ({ page }) => {
  // Too narrow for the label and the address in one line, with the fallback font and with the font of the site.
  await page.setViewportSize({ width: 660, height: 1000 });
  await page.goto('/de/verkaufsstellen');
  const link = page.getByRole('main').locator('a[href="mailto:gruen@gartenhaus-eppendorf.example"]');
  const label = await link.boundingBox();
  const address = await link.locator('span').boundingBox();
  expect(Math.round(address?.x ?? -99)).toBe(Math.round(label?.x ?? 0));
});

test('Print keeps the email address of a store apart from its label', async ({ page }) => {
  await page.goto('/nl/verkooppunten/schemer-amsterdam');
  const link = page.getByRole('main').locator('a[href^="mailto:"]');
  const distance = await link.evaluate((element) => {
    const label = document.createRange();
    label.selectNodeContents(element.firstChild ?? element);
    const { right } = label.getBoundingClientRect();
    return (element.querySelector('span')?.getBoundingClientRect().left ?? 0) - right;
  });
  expect(distance, 'pixels between the label and its value').toBeGreaterThan(6);
});
