import { findAxeViolations, injectAxe } from './axe.ts';
import { expect, test } from './console.ts';

for (const { path, name, price, href } of [
  { path: '/nl/collectie', name: 'Draagbaar lampje Nap', price: /€\s79/, href: /\/nl\/.*nap.*\.html$/ },
  { path: '/en-US/collection', name: 'Nap portable lamp', price: /\$89/, href: /\/en-US\/.*nap.*\.html$/ },
]) {
  test(`a card of ${path} shows the live price of a product and leads to its page`, async ({ page }) => {
    await injectAxe(page);
    await page.goto(path);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
    await expect(card).toContainText(price);
    expect(await findAxeViolations(page)).toEqual([]);

    await card.getByRole('link', { name }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nap');
    await expect(page.getByRole('main')).toContainText(price);
  });
}
