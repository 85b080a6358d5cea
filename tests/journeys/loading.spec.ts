import { expect, test } from './console.ts';

test('no script is fetched before the page is loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && order.push('script'));
  page.on('load', () => order.push('load'));
  await page.goto('/nl');
  await expect.poll(() => order.includes('script')).toBe(true);
  expect(order[0]).toBe('load');
});

test('scripts arrive in one round: the entry and all that the page’s sections need', async ({ page }) => {
  await page.goto('/nl');
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(0);
  const preloaded = page.locator('link[rel=modulepreload]');
  await expect.poll(() => preloaded.count()).toBeGreaterThan(2);
});

test('a click before a section works is replayed once it does', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_build/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/nl');
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', { name: 'Volgende' });
  await next.click();
  await expect(carousel).not.toHaveAttribute('data-awake');
  release();
  await expect(carousel.locator('[aria-live]')).toHaveText(/^[2-9] van \d/);
});

test('a new build reloads the page once, and not for ever', async ({ page }) => {
  let looks = 0;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/builds/latest.json*', async (route) => {
    looks += 1;
    await route.fulfill({ json: { id: 'another' } });
  });
  await page.goto('/nl');
  await expect.poll(() => looks).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  expect(loads).toBe(2);
});

test.describe('when the script cannot be fetched', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });
  test('the page reloads once, and not for ever', async ({ page }) => {
    let loads = 0;
    let refusals = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/_build/entry-*.js', async (route) => {
      refusals += 1;
      await route.abort();
    });
    await page.goto('/nl');
    await expect.poll(() => refusals).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toBe(2);
  });
});

test('the page is whole without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/nl');

  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');

  const lights = page.getByRole('switch').first();
  const before = await lights.isChecked();
  await lights.focus();
  await page.keyboard.press('Space');
  await expect(lights).toBeChecked({ checked: !before });

  await page.getByRole('banner').getByRole('link', { name: 'Over ons' }).first().click();
  await expect(page).toHaveURL(/\/nl\/over-ons$/);
  await context.close();
});

test('on a phone the menu opens and closes without any script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/nl');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await context.close();
});
