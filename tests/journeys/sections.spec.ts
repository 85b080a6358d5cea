import { expect, test } from './console.ts';

test('the lights turn the lamp on and the section to dusk, by keyboard', async ({ page }) => {
  await page.goto('/nl/secties');
  const section = page.locator('[data-section=lights-cta]:not([data-tone=night])').first();
  const lights = section.getByRole('switch');
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

test('the carousel moves by its buttons, says where it is, and stops at its ends', async ({ page }) => {
  await page.goto('/nl');
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', { name: 'Volgende' });
  const previous = carousel.getByRole('button', { name: 'Vorige' });
  await expect(carousel).toHaveAttribute('data-awake');
  await expect(previous).toBeDisabled();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(carousel.locator('[aria-live]')).toHaveText(/^[2-9] van \d/);
  await expect(previous).toBeEnabled();
});

test('a question opens by keyboard and its answer can be read', async ({ page }) => {
  await page.goto('/nl');
  const question = page.locator('[data-section=faq] details').nth(1);
  await expect(question.locator('p').first()).toBeHidden();
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question.locator('p').first()).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves for longer than a blink', async ({ page }) => {
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
