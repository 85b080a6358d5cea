import { expect, test } from './console.ts';

const LOCALE_CASES = [
  {
    home: '/nl',
    menu: 'Hoofdmenu',
    stories: 'Verhalen',
    storiesButton: 'Meer onder Verhalen',
    story: 'Een bank in november',
    about: 'Over ons',
    aboutButton: 'Meer onder Over ons',
    materials: 'Materiaal en zorg',
    materialsPath: '/nl/over-ons/materiaal-en-zorg',
  },
  {
    home: '/en-UK',
    menu: 'Main menu',
    stories: 'Stories',
    storiesButton: 'More under Stories',
    story: 'A bench in November',
    about: 'About',
    aboutButton: 'More under About',
    materials: 'Materials and care',
    materialsPath: '/en-UK/about/materials-and-care',
  },
] as const;

// Each case is in one of the two locales, because it depends on no text.
const [DUTCH, BRITISH] = LOCALE_CASES;

for (const texts of LOCALE_CASES) {
  test.describe(`Desktop menu of ${texts.home}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('opens by keyboard, closes on Escape and returns focus to its button', async ({ page }) => {
      await page.goto(texts.home);
      const button = page.getByRole('button', { name: texts.storiesButton });
      const firstLink = page.getByRole('link', { name: texts.story }).and(page.locator('header a'));
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(firstLink).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(firstLink).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(firstLink).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

test.describe('Desktop menu', () => {
  test('closes when the focus leaves it, so that it covers no focused control', async ({ page }) => {
    await page.goto(DUTCH.home);
    for (const menu of [page.locator('[id="menu:2"]'), page.locator('#locales')]) {
      await page.locator(`[popovertarget="${await menu.getAttribute('id')}"]`).focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      const links = await menu.getByRole('link').count();
      for (let link = 0; link < links; link += 1) {
        await page.keyboard.press('Tab');
        await expect(menu.locator(':focus')).toBeVisible();
      }
      // The script that closes the menu loads at the first interaction.
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(menu).toBeHidden({ timeout: 500 });
      }).toPass();
    }
  });

  test('opens one submenu on hover and closes it when the pointer leaves', async ({ page }) => {
    await page.goto(BRITISH.home);
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    const stories = page.locator('[id="menu:2"]');
    const about = page.locator('[id="menu:3"]');
    const menu = page.getByRole('navigation', { name: BRITISH.menu });
    await menu.getByRole('link', { name: BRITISH.stories, exact: true }).hover();
    await expect(stories).toBeVisible();
    await stories.getByRole('link').first().hover();
    await expect(stories).toBeVisible();
    await menu.getByRole('link', { name: BRITISH.about, exact: true }).hover();
    await expect(about).toBeVisible();
    await expect(stories).toBeHidden();
    await page.getByRole('contentinfo').hover();
    await expect(about).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('opens a submenu and follows its link', async ({ page }) => {
      await page.goto(DUTCH.home);
      await page.getByRole('button', { name: DUTCH.aboutButton }).click();
      await page.locator('[id="menu:3"]').getByRole('link', { name: DUTCH.materials }).click();
      await expect(page).toHaveURL(DUTCH.materialsPath);
    });
  });
});
