import { expect, test } from './console.ts';

test('the lights turn the lamp on and the section to dusk, by keyboard', async ({ page }) => {
  await page.goto('/nl');
  const section = page.locator('[data-section=lights-cta]').first();
  const lights = section.getByRole('switch');
  await lights.focus();
  const scheme = () => section.evaluate((element) => getComputedStyle(element.querySelector('h2') ?? element).color);
  const first = await scheme();
  await page.keyboard.press('Space');
  await expect.poll(scheme).not.toBe(first);
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
  await expect(carousel.getByRole('status')).toContainText('2');
  await expect(previous).toBeEnabled();
});

test('a question opens by keyboard and its answer can be read', async ({ page }) => {
  await page.goto('/nl');
  const question = page.locator('[data-section=faq] details:not([open])').first();
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
        const longest = Math.max(...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat));
        return longest > 0.01 && transitionProperty !== 'none' ? [element.outerHTML.slice(0, 80)] : [];
      }),
    );
    expect(moving).toEqual([]);
  });
});
