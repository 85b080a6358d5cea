import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';

/** What the stories are called where this visitor is. */
const WORDS = {
  nl: {
    list: '/nl/verhalen',
    next: 'Volgende pagina',
    previous: 'Vorige pagina',
    topics: 'Onderwerpen',
    topic: 'Licht',
    titles: { second: 'Verhalen, pagina 2 · Veld & Vonk', topic: 'Verhalen over licht · Veld & Vonk' },
    readOn: 'Lees verder',
    all: 'Alle verhalen',
    lost: 'Zover zijn we nog niet',
  },
  'en-UK': {
    list: '/en-UK/stories',
    next: 'Next page',
    previous: 'Previous page',
    topics: 'Topics',
    topic: 'Light',
    titles: { second: 'Stories, page 2 · Veld & Vonk', topic: 'Stories: light · Veld & Vonk' },
    readOn: 'Read on',
    all: 'All stories',
    lost: 'We are not that far yet',
  },
} as const;

/** Steps with Tab until this is reached, as far as a long page goes, and follows it. */
async function follow(page: Page, link: Locator) {
  await expect(link).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const [locale, words] of Object.entries(WORDS)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`stories in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
      test.use({ javaScriptEnabled });

      test('are turned page by page by keyboard', async ({ page }) => {
        const main = page.getByRole('main');
        await page.goto(words.list);
        const newest = (await main.getByRole('article').first().getByRole('heading').textContent()) ?? '';
        await follow(page, main.getByRole('link', { name: words.next }));
        await expect(page).toHaveURL(`${words.list}?page=2`);
        await expect(page).toHaveTitle(words.titles.second);
        await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(main.getByRole('heading', { name: newest, exact: true })).toHaveCount(0);

        await follow(page, main.getByRole('link', { name: words.previous }));
        await expect(page).toHaveURL(words.list);
        await expect(main.getByRole('heading', { name: newest, exact: true })).toBeVisible();
      });

      test('are narrowed to a topic and read by keyboard, and the way leads on', async ({ page }) => {
        const main = page.getByRole('main');
        const topics = main.getByRole('navigation', { name: words.topics });
        await page.goto(words.list);
        await follow(page, topics.getByRole('link', { name: words.topic }));
        await expect(page).toHaveTitle(words.titles.topic);
        await expect(topics.getByRole('link', { name: words.topic })).toHaveAttribute('aria-current', 'true');

        const story = main.getByRole('article').first().getByRole('link');
        const title = (await story.textContent()) ?? '';
        await follow(page, story);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(main.getByRole('heading', { name: words.readOn })).toBeVisible();
        await follow(page, main.getByRole('link', { name: words.all }));
        await expect(page).toHaveURL(words.list);
      });
    });
  }

  test.describe(`a page of stories that there is not, in ${locale}`, () => {
    test.use({ expectedConsoleErrors: [/404/] });
    test('says so and leads back to the list', async ({ page }) => {
      const answer = await page.goto(`${words.list}?page=99`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.lost);
      await page.getByRole('main').getByRole('link', { name: words.all }).click();
      await expect(page).toHaveURL(words.list);
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`stories in ${locale}, ${colorScheme === 'light' ? 'in daylight' : 'at dusk'}`, () => {
      test.use({ colorScheme });
      test('are fit for assistive technology: list, page, topic and story', async ({ page }) => {
        const main = page.getByRole('main');
        await page.goto(words.list);
        const story = (await main.getByRole('article').first().getByRole('link').getAttribute('href')) ?? '';
        for (const path of [words.list, `${words.list}?page=2`, `${words.list}?topic=light`, story]) {
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(
            violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
            path,
          ).toEqual([]);
        }
      });
    });
  }
}

test('going back from a page of the list shows the one before', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/nl/verhalen');
  const newest = (await main.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await main.getByRole('link', { name: 'Volgende pagina' }).click();
  await expect(page).toHaveTitle(/pagina 2/);
  await page.goBack();
  await expect(page).toHaveURL('/nl/verhalen');
  await expect(main.getByRole('heading', { name: newest, exact: true })).toBeVisible();
});

test('a visitor who changes the locale keeps the topic', async ({ page }) => {
  await page.goto('/nl/verhalen?topic=craft');
  await page.getByRole('button', { name: /Land en taal/ }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Deutschland/ })
    .click();
  await expect(page).toHaveURL('/de/geschichten?topic=craft');
});

for (const path of ['/de/geschichten', '/de/geschichten?topic=craft', '/de/geschichten/ein-schluessel']) {
  test(`${path} fits a 320 px screen, and everything to touch is 44 px high`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const small = await page
      .locator(
        '[data-section=article-list] a, [data-section=article-head] a, [data-section=article-list] ~ * nav a',
      )
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).display !== 'inline')
          .filter((link) => link.getBoundingClientRect().height < 43.5)
          .map((link) => link.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });
}
