import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { byClick } from './input-method.ts';
import { expectToFit, field, main } from './main-content.ts';
import { acceptAndOrder, NL, openStep } from './order-steps.ts';

const WEBSITES = [
  {
    lamp: '/nl/tafellamp-maan-15.html',
    cart: '/nl/winkelwagen',
    signIn: '/nl/mijn-account/inloggen',
    guest: /Zonder account besteld/,
  },
  {
    lamp: '/de/tischleuchte-maan-15.html',
    cart: '/de/warenkorb',
    signIn: '/de/mein-konto/anmelden',
    guest: /Ohne Konto bestellt/,
  },
] as const;

const [DUTCH, GERMAN] = WEBSITES;

/** Opens a product, and loads the script of the mini cart with a focus in the buy form. */
async function openProduct(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('[data-section=product]')).toHaveAttribute('data-hydrated', '');
  const loaded = page.waitForResponse(/\/mount-mini-cart-[^/]+\.js$/);
  await page.locator('#quantity').focus();
  await (await loaded).finished();
}

/** Returns the boxes of the lines of a text. */
function linesOf(text: Locator) {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return [...new Map(boxes.map(({ top, bottom }) => [Math.round(top), { top, bottom }])).values()];
  });
}

async function refuseQuantity(page: Page, form: Locator) {
  await form.getByRole('spinbutton').fill('9999');
  await form.getByRole('spinbutton').press('Enter');
  const error = form.locator('[id$=-error]');
  await expect(error).toBeVisible();
  expect(await linesOf(error.locator('span, :scope').last())).toHaveLength(1);
  await expectToFit(page);
}

test.describe('At 390 px', () => {
  // The response to a refused quantity has this status.
  test.use({ viewport: { width: 390, height: 844 }, expectedConsoleErrors: [/status of 422/] });

  for (const { lamp, cart } of WEBSITES) {
    test(`the message about a refused quantity at ${lamp} and in its cart is on one line`, async ({
      page,
    }) => {
      await openProduct(page, lamp);
      const form = page.locator('#buy');
      await refuseQuantity(page, form);
      await form.getByRole('spinbutton').fill('1');
      await form.getByRole('spinbutton').press('Enter');
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
      await page.goto(cart);
      await expect(main(page).locator('[data-island]').first()).toHaveAttribute('data-hydrated', '');
      await refuseQuantity(page, main(page).locator('[data-line]'));
    });
  }

  test('the price in the mini cart is level with the first line of the name', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await openProduct(page, GERMAN.lamp);
    await page.locator('#buy button[type=submit]').first().click();
    const line = page.getByRole('dialog').getByRole('listitem');
    const name = await linesOf(line.getByRole('link'));
    const [price] = await linesOf(line.locator('data'));
    expect(name.length).toBeGreaterThan(1);
    expect(Math.abs((name[0]?.bottom ?? 0) - (price?.bottom ?? -99))).toBeLessThan(2);
  });

  test('each line of the long link to orders of guests is underlined by itself', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(GERMAN.signIn);
    const label = main(page).getByRole('link', { name: GERMAN.guest }).locator('span');
    const underlines = await label.evaluate((element) => element.getClientRects().length);
    expect(underlines).toBeGreaterThan(1);
    expect(underlines).toBe((await linesOf(label)).length);
  });

  test('the separator of the breadcrumb wraps with the name', async ({ page }) => {
    await page.goto(DUTCH.lamp);
    const name = page.locator('nav [aria-current=page]').last();
    const separator = await name.evaluate(({ parentElement }) =>
      parentElement ? getComputedStyle(parentElement, '::before').content : '',
    );
    expect(separator).toContain('/');
    await expect(name).toBeVisible();
  });
});

test.describe('The footer', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  // On a page without translations, the links to the other locales have a note.
  for (const path of ['/de', '/fr-CA', '/nl/bestaat-niet'])
    test(`wrapped links in the footer of ${path} have space between their texts`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const gaps = await page.locator('footer nav li:has(+ li) > a').evaluateAll((links) =>
        links.map((link) => {
          const bounds = (element: Element | null | undefined) => {
            const range = document.createRange();
            if (element) range.selectNodeContents(element);
            return range.getBoundingClientRect();
          };
          const next = link.parentElement?.nextElementSibling?.querySelector('a');
          return bounds(next).top - bounds(link).bottom;
        }),
      );
      expect(gaps.length).toBeGreaterThan(5);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
    });
});

test('no line of the page is visible below the footer, and its company details are in one row on a tablet', async ({
  page,
}) => {
  await page.goto('/nl/winkelwagen');
  const below = await page.locator('footer').evaluate((footer) => {
    const { scrollHeight } = document.documentElement;
    return scrollHeight - (footer.getBoundingClientRect().bottom + scrollY);
  });
  expect(below).toBeLessThan(1);

  await page.setViewportSize({ width: 768, height: 1024 });
  const footer = page.locator('footer');
  const details = [/^Veld & Vonk B\.V\.Haven/, /^Contact\+31/, /^Sociale mediaInstagram/].map((start) =>
    footer.locator('p, div').filter({ hasText: start }),
  );
  const tops = await Promise.all(details.map(async (part) => (await part.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
});

test('the prices of a row of products are level, also if a name wraps', async ({ page }) => {
  await page.goto('/fr/lampes.html');
  let namesOfTwoLines = 0;
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await main(page)
      .locator('article')
      .evaluateAll((all) =>
        all.map((card) => {
          const boxOf = (selector: string) =>
            [...card.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
          const [name, price] = [boxOf('h3'), boxOf('data')];
          return {
            row: Math.round(card.getBoundingClientRect().top),
            top: name?.top,
            bottom: name?.bottom,
            price: price?.bottom,
          };
        }),
      );
    for (const row of Map.groupBy(cards, ({ row: top }) => top).values()) {
      const prices = row.map(({ price }) => price ?? 0);
      expect(Math.max(...prices) - Math.min(...prices), `${width} px`).toBeLessThan(1);
    }
    namesOfTwoLines += cards.filter(({ top = 0, bottom = 0 }) => bottom - top > 35).length;
  }
  expect(namesOfTwoLines).toBeGreaterThan(0);
});

test('a chosen shop whose name and address are long wraps at 390 px, and no label of the summary wraps at 1100 px', async ({
  page,
}) => {
  await openStep(page, 'shipping');
  // Beside the steps, the summary of the order is as narrow as on a small phone.
  await page.setViewportSize({ width: 1100, height: 844 });
  for (const label of await main(page).locator('dt').all()) expect(await linesOf(label)).toHaveLength(1);

  await page.setViewportSize({ width: 390, height: 844 });
  const pickup = main(page).locator('input[name=method]').last();
  await pickup.click();
  const shop = field(page, 'location');
  const heightOf = async () => (await shop.boundingBox())?.height ?? 0;
  const usual = await heightOf();
  await shop.selectOption({ index: 1 });
  expect(await heightOf()).toBeGreaterThan(usual + 10);
  await expectToFit(page);
});

test('the button of the search is level with the input, also if the hint wraps', async ({ page }) => {
  await page.goto('/de/suchen');
  const form = main(page).getByRole('search');
  for (const width of [660, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const input = await form.getByRole('searchbox').boundingBox();
    const button = await form.locator('[type=submit]').last().boundingBox();
    expect(Math.abs((input?.y ?? 0) - (button?.y ?? -99))).toBeLessThan(1);
  }
});

test('the confirmation of an order has its email address and article numbers on one line at 390 px, and wraps a longer address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, 'review');
  await acceptAndOrder(page, byClick, NL);
  const email = main(page).getByText(/^[^ ]+@[^ ]+$/);
  const articleNumber = main(page).getByText(/^[A-Z]+-[A-Z\d-]+$/);
  for (const text of [email, articleNumber]) {
    await expect(text).toBeVisible();
    // Next to a word, it has too little space for itself.
    await text.evaluate((element) => element.before('Een lang woord '));
    expect(await linesOf(text)).toHaveLength(1);
  }
  await expectToFit(page);

  await email.evaluate((element) => element.prepend('longer.than.a.line.'.repeat(4)));
  expect((await linesOf(email)).length).toBeGreaterThan(1);
  await expectToFit(page);
});

test('the email address in the introduction of a page of the account is on one line at 390 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const query = new URLSearchParams({ email: 'anne-sophie@veld-en-vonk.example', key: 'a0b1' });
  await page.goto(`/nl/mijn-account/bevestigen?${query}`);
  // The text before the address changes below, so React must have compared it before.
  await expect(main(page).locator('[data-island][data-hydrated]')).toHaveCount(1);
  const email = main(page).getByText(/^anne-sophie@[^ ]+$/);
  await expect(email).toBeVisible();
  for (const words of ['', 'Een ', 'lang ', 'woord ']) {
    await email.evaluate((element, text) => element.before(text), words);
    expect(await linesOf(email)).toHaveLength(1);
  }
  await expectToFit(page);
});
