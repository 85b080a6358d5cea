import { expect, test } from './console.ts';

const LOCALE_CASES = [
  {
    home: '/nl',
    about: '/nl/over-ons',
    aboutLink: 'Over ons',
    banner: 'Voorbeeld: je ziet ook concepten',
    exit: 'Sluit het voorbeeld',
    invalid: 'Deze voorbeeldlink is niet geldig. Je ziet de gepubliceerde site.',
  },
  {
    home: '/en-UK',
    about: '/en-UK/about',
    aboutLink: 'About',
    banner: 'Preview: drafts are shown',
    exit: 'Leave the preview',
    invalid: 'This preview link is not valid. You see the published site.',
  },
] as const;

const [DUTCH, BRITISH] = LOCALE_CASES;

test.describe('Draft preview', () => {
  test('stays active across links, shows its banner on each page, and can be ended', async ({ page }) => {
    const { home, about, aboutLink, banner: bannerText, exit } = DUTCH;
    await page.goto(`${home}?preview=true&token=journey-preview-token`);
    const banner = page.getByRole('complementary', { name: bannerText });
    await expect(banner).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: aboutLink, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${about}\\?preview=true&token=`));
    await expect(banner).toBeVisible();
    await banner.getByRole('link', { name: exit }).click();
    await expect(page).toHaveURL(about);
    await expect(banner).toHaveCount(0);
  });

  test('with an invalid link announces a notice on the published page, and links lead out of the preview', async ({
    page,
  }) => {
    const { home, exit, invalid } = BRITISH;
    await page.goto(`${home}?preview=true&token=wrong`);
    const notice = page.getByRole('complementary', { name: invalid });
    await expect(notice).toBeVisible();
    await expect(page.locator('[data-navigation] [aria-live]')).toHaveText(invalid);
    await notice.getByRole('link', { name: exit }).click();
    await expect(page).toHaveURL(home);
    await expect(notice).toHaveCount(0);
    await expect(page.locator('[data-navigation] [aria-live]')).not.toHaveText(invalid);
  });
});
