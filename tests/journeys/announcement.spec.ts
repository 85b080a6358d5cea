import { expect, test } from './console.ts';

declare global {
  interface Window {
    /** `display` of the announcement when the document is parsed, before the entry script. */
    parsedDisplay?: string;
  }
}

test('A dismissed announcement stays hidden from the first paint on, after a reload and client navigation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const announcement = document.querySelector('[data-announcement]');
      window.parsedDisplay = announcement ? getComputedStyle(announcement).display : 'missing';
    });
  });
  await page.goto('/nl');
  const announcement = page.getByRole('region', { name: 'Mededeling' });
  await expect(announcement).toBeVisible();
  expect(await page.evaluate(() => window.parsedDisplay)).toBe('flex');

  const dismiss = page.getByRole('button', { name: 'Sluit de mededeling' });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const box = await dismiss.boundingBox();
    expect([box?.width, box?.height], `${width} px`).toEqual([44, 44]);
  }
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(announcement).toBeHidden();
  await expect(page.locator('header :focus').first()).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons', exact: true }).click();
  await expect(page).toHaveTitle(/^Over ons/);
  await expect(announcement).toBeHidden();

  await page.reload();
  expect(await page.evaluate(() => window.parsedDisplay)).toBe('none');
  await expect(announcement).toBeHidden();
  await page.goto('/en');
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
});
