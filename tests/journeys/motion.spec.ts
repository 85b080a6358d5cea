import { getMotions, finishMotions, loadMotion, pauseMotions } from '../primitives/paused-motion.ts';
import { expect, test } from './console.ts';

// A violation of the content security policy is a console error, which fails these journeys.

test.describe('Motion with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('moves a released carousel on to a later slide, and announces it', async ({ page }) => {
    await page.goto('/nl');
    const carousel = page.locator('[data-section=interactive-carousel]').first();
    await carousel.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const row = carousel.getByRole('list');
    await loadMotion(page, row, /drag-row/);
    const { x = 0, y = 0 } = (await row.boundingBox()) ?? {};
    await page.mouse.move(x + 900, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 400, y + 100, { steps: 5 });
    await page.mouse.up();
    await expect(carousel.locator('[aria-live]')).toHaveText(/^[2-9] van \d/);
    await expect(row).not.toHaveAttribute('data-dragging');
    await expect(page).toHaveURL(/\/nl$/);
  });
});

test('FAQ answer opens by script in a browser whose styles cannot animate its height', async ({ page }) => {
  await pauseMotions(page);
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/nl');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  const question = page.locator('[data-section=faq] details').nth(1);
  await loadMotion(page, question.locator('summary'), /accordion-motion/);
  await question.locator('summary').click();
  await expect.poll(() => getMotions(page)).toEqual(['height']);
  await finishMotions(page);
  await expect(question.locator('p').first()).toBeVisible();
  await expect(question).not.toHaveAttribute('style', /\w/);
});
