import { expect, test } from './console.ts';

test('Lights section changes image and colour scheme by keyboard', async ({ page }) => {
  await page.goto('/nl/secties');
  const section = page.locator('[data-section=lights-cta]:not([data-tone=night])').first();
  const lights = section.getByRole('switch', { name: 'Licht' });
  await lights.focus();
  await lights.setChecked(true);
  await expect(section).toHaveCSS('color-scheme', 'dark');
  const pictures = section.locator('img');
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.last()).toBeHidden();

  await page.keyboard.press('Space');
  await expect(lights).not.toBeChecked();
  await expect(section).not.toHaveCSS('color-scheme', 'dark');
  await expect(pictures.first()).toBeHidden();
  await expect(pictures.last()).toBeVisible();
});

test('Switches and choices of sections have their initial state on the way back, and Enter submits nothing', async ({
  page,
}) => {
  const radios = '[data-section=image-toggle] input[type=radio]';
  const controls = page.locator(`main :is(${radios}, [role=switch])`);
  const readStates = () =>
    controls.evaluateAll((inputs) =>
      inputs.map((input) => input instanceof HTMLInputElement && input.checked),
    );
  await page.goto('/nl/secties');
  const initial = await readStates();
  const lastChoice = page.locator(`main :is(${radios})`).last();
  const light = page.locator('main').getByRole('switch').first();
  await lastChoice.check({ force: true });
  await light.setChecked(!(await light.isChecked()), { force: true });
  await lastChoice.press('Enter');
  await light.press('Enter');
  expect(page.url()).toMatch(/\/nl\/secties$/);
  expect(await readStates()).not.toEqual(initial);

  // Chromium restores the state of form controls in the session history.
  await page.goto('/nl/contact');
  await page.goBack();

  await expect.poll(readStates).toEqual(initial);
});

test.describe('Home page with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('has no transition or animation longer than 10 ms', async ({ page }) => {
    await page.goto('/nl');
    const moving = await page.locator('*').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { transitionDuration, animationDuration, transitionProperty } = getComputedStyle(element);
        const longest = Math.max(
          ...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat),
        );
        return longest > 0.01 && transitionProperty !== 'none' ? [element.outerHTML.slice(0, 80)] : [];
      }),
    );
    expect(moving).toEqual([]);
  });
});
