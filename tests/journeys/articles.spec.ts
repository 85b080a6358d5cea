import { expect, test } from './console.ts';
import { byKeyboard } from './input-method.ts';
import { expectToFit, findSmallTargets } from './main-content.ts';

/** Texts of the article list by locale. */
const TEXTS = {
  nl: {
    list: '/nl/verhalen',
    next: 'Volgende pagina',
    previous: 'Vorige pagina',
    topics: 'Onderwerpen',
    topic: 'Licht',
    titles: { second: 'Verhalen, pagina 2 · Veld & Vonk', topic: 'Verhalen over licht · Veld & Vonk' },
    readOn: 'Lees verder',
    all: 'Alle verhalen',
    lost: 'Deze pagina bestaat niet',
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
    lost: 'This page does not exist',
  },
} as const;

for (const { texts, javaScriptEnabled } of [
  { texts: TEXTS.nl, javaScriptEnabled: true },
  { texts: TEXTS['en-UK'], javaScriptEnabled: false },
]) {
  test.describe(`Article list at ${texts.list} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('moves between pages, filters by topic and opens an article by keyboard', async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto(texts.list);
      const newest = (await main.getByRole('article').first().getByRole('heading').textContent()) ?? '';
      await byKeyboard.press(main.getByRole('link', { name: texts.next }));
      await expect(page).toHaveURL(`${texts.list}?page=2`);
      await expect(page).toHaveTitle(texts.titles.second);
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(main.getByRole('heading', { name: newest, exact: true })).toHaveCount(0);

      await byKeyboard.press(main.getByRole('link', { name: texts.previous }));
      await expect(page).toHaveURL(texts.list);
      await expect(main.getByRole('heading', { name: newest, exact: true })).toBeVisible();

      const topics = main.getByRole('navigation', { name: texts.topics });
      await byKeyboard.press(topics.getByRole('link', { name: texts.topic }));
      await expect(page).toHaveTitle(texts.titles.topic);
      await expect(topics.getByRole('link', { name: texts.topic })).toHaveAttribute('aria-current', 'true');

      const story = main.getByRole('article').first().getByRole('link');
      const title = (await story.textContent()) ?? '';
      await byKeyboard.press(story);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByRole('heading', { name: texts.readOn })).toBeVisible();
      await byKeyboard.press(main.getByRole('link', { name: texts.all }));
      await expect(page).toHaveURL(texts.list);
    });
  });
}

test.describe('Missing page of the article list', () => {
  test.use({ expectedConsoleErrors: [/404/] });
  const texts = TEXTS['en-UK'];
  test('responds with 404 and links back to the list', async ({ page }) => {
    const response = await page.goto(`${texts.list}?page=99`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.lost);
    await page.getByRole('main').getByRole('link', { name: texts.all }).click();
    await expect(page).toHaveURL(texts.list);
  });
});

test('Back from the second page of the article list shows the first', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/nl/verhalen');
  const newest = (await main.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await main.getByRole('link', { name: 'Volgende pagina' }).click();
  await expect(page).toHaveTitle(/pagina 2/);
  await page.goBack();
  await expect(page).toHaveURL('/nl/verhalen');
  await expect(main.getByRole('heading', { name: newest, exact: true })).toBeVisible();
});

test('Locale switch keeps the topic of the article list', async ({ page }) => {
  await page.goto('/nl/verhalen?topic=craft');
  await page.getByRole('button', { name: /Land en taal/ }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Deutschland/ })
    .click();
  await expect(page).toHaveURL('/de/geschichten?topic=craft');
});

test('Article list, topic and article of de fit a 320 px viewport and have touch targets of at least 44 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/de/geschichten', '/de/geschichten?topic=craft', '/de/geschichten/ein-schluessel']) {
    await page.goto(path);
    await expectToFit(page);
    const links = page.locator(
      '[data-section=article-list] a, [data-section=article-head] a, [data-section=article-list] ~ * nav a',
    );
    expect(await findSmallTargets(links), path).toEqual([]);
  }
});
