import type { Browser, Page } from '@playwright/test';
import { PASSWORD, signIn, signInNewCustomer } from './account-forms.ts';
import { expect, test } from './console.ts';
import { byClick, enterAll } from './input-method.ts';
import { field, main } from './main-content.ts';
import { openStep, stepButton } from './order-steps.ts';
import { byRequests } from './visitor-requests.ts';

/** A form that must keep all typed texts. */
type TypedForm = {
  readonly path: string;
  /** The same screen in another language of the website. */
  readonly translated: string;
  /** Opens the form. */
  readonly open: (page: Page) => Promise<void>;
  /** Texts by field id. The fields of an address depend on its country. */
  readonly texts: Readonly<Record<string, string>>;
  readonly country?: { readonly id: string; readonly value: string };
  /** The value of the radio button that shows the fields. */
  readonly method?: string;
  /** The message after a failed call. */
  readonly failed: string;
};

const hydrated = (page: Page) =>
  expect(main(page).locator('[data-island][data-hydrated]').first()).toBeAttached();

const ADDRESS_FORM: TypedForm = {
  path: '/nl/mijn-account/adres',
  translated: '/de/mein-konto/adresse',
  async open(page) {
    await signInNewCustomer(page, 'nl');
    await page.goto('/nl/mijn-account/adres');
  },
  texts: {
    address_firstName: 'Mira',
    address_lastName: 'Veldman',
    address_street1: 'Hauptstraße 1',
    address_city: 'Berlin',
    address_telephone: '+49 30 1234567',
  },
  country: { id: 'address_country', value: 'DE' },
  failed: 'Wat je invulde staat er nog',
};

const PAYMENT_STEP: TypedForm = {
  path: '/nl/bestellen/betaling',
  translated: '/fr/commande/paiement',
  open: (page) => openStep(page, 'payment'),
  texts: { reference: 'INK-2026-11' },
  method: 'purchaseorder',
  failed: 'Alles wat je hebt ingevuld is bewaard.',
};

const FORMS: Readonly<Record<string, TypedForm>> = {
  'contact of the checkout': {
    path: '/nl/bestellen/gegevens',
    translated: '/fr/commande/coordonnees',
    open: (page) => openStep(page, 'contact'),
    texts: { email: 'noor@example.test' },
    failed: 'Alles wat je hebt ingevuld is bewaard.',
  },
  'addresses of the checkout': {
    path: '/nl/bestellen/adres',
    translated: '/fr/commande/adresse',
    open: (page) => openStep(page, 'addresses'),
    texts: {
      shipping_city: 'Berlin',
      shipping_street1: 'Hauptstraße 1',
      shipping_telephone: '+49 30 1234567',
    },
    country: { id: 'shipping_country', value: 'DE' },
    failed: 'Alles wat je hebt ingevuld is bewaard.',
  },
  'payment of the checkout': PAYMENT_STEP,
  registration: {
    path: '/nl/mijn-account/registreren',
    translated: '/fr/mon-compte/inscription',
    open: async (page) => void (await page.goto('/nl/mijn-account/registreren')),
    texts: {
      'register-firstName': 'Mira',
      'register-lastName': 'Veldman',
      'register-email': 'mira@example.test',
    },
    failed: 'Wat je invulde staat er nog',
  },
  'address of the account': ADDRESS_FORM,
};

const radioButton = (page: Page, method: string) => main(page).locator(`input[value=${method}]`);

async function type(page: Page, { texts, country, method }: TypedForm) {
  await hydrated(page);
  if (method !== undefined) await radioButton(page, method).click();
  if (country) await field(page, country.id).selectOption(country.value);
  await enterAll(main(page), texts, byClick);
}

async function expectTexts(page: Page, { texts, country, method }: TypedForm) {
  if (method !== undefined) await expect(radioButton(page, method)).toBeChecked();
  if (country) await expect(field(page, country.id)).toHaveValue(country.value);
  for (const [id, text] of Object.entries(texts)) await expect(field(page, id)).toHaveValue(text);
}

for (const [name, form] of Object.entries(FORMS)) {
  test.describe(`The form “${name}” keeps typed texts`, () => {
    test.use({ expectedConsoleErrors: [/ERR_FAILED|status of 503/] });

    test('when the call fails, after a reload, after Back, and in another language of the website', async ({
      page,
    }) => {
      await form.open(page);
      await type(page, form);
      await test.step('A call without a connection shows a message', async () => {
        const isForm = ({ pathname }: URL) => pathname === form.path;
        await page.route(isForm, (route) =>
          route.request().method() === 'POST' ? route.abort() : route.continue(),
        );
        await stepButton(page).click();
        await expect(main(page)).toContainText(form.failed);
        await expectTexts(page, form);
        await page.unroute(isForm);
      });

      await page.reload();
      await expectTexts(page, form);

      await page.goto('/nl/over-ons');
      await page.goBack();
      await expectTexts(page, form);

      await page.goto(form.translated);
      await expectTexts(page, form);
    });
  });
}

/** Ends all tokens of a customer, as in another browser. */
async function endTokens(browser: Browser, email: string) {
  const other = await browser.newPage();
  await byRequests(other, async ({ openAndSubmit }) => {
    await openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
    const ended = await openAndSubmit('/nl/mijn-account', 'sign-out-everywhere');
    expect(ended.text).toContain('uitgelogd');
  });
  await other.close();
}

test('The password of the contact step is not stored', async ({ page }) => {
  await openStep(page, 'contact');
  await hydrated(page);
  await main(page).locator('summary').filter({ hasText: 'Inloggen' }).click();
  const credentials = { 'sign-in-email': 'noor@example.test', 'sign-in-password': PASSWORD };
  await enterAll(main(page), credentials, byClick);
  // A shown password is a text field.
  await main(page).getByRole('button', { name: 'Wachtwoord tonen' }).click();
  await field(page, 'sign-in-password').press('End');
  await page.keyboard.type('!');

  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('noor@example.test');
  expect(stored).not.toContain(PASSWORD);
  await page.reload();
  await expect(field(page, 'sign-in-email')).toHaveValue('noor@example.test');
  await expect(field(page, 'sign-in-password')).toHaveValue('');
});

test.describe('An expired token', () => {
  test('keeps the chosen payment and its reference until the customer has signed in again', async ({
    page,
    browser,
  }) => {
    const email = await signInNewCustomer(page, 'nl');
    await openStep(page, 'payment', { isSignedIn: true });
    await type(page, PAYMENT_STEP);
    await endTokens(browser, email);

    await stepButton(page).click();
    await expect(page).toHaveURL(/reason=expired/);
    await signIn(page, email);
    await expect(page).toHaveURL(new RegExp(`${PAYMENT_STEP.path}$`));
    await expectTexts(page, PAYMENT_STEP);
  });

  test('keeps a typed address until the customer has signed in again, and a saved one leaves no draft', async ({
    page,
    browser,
  }) => {
    const email = await signInNewCustomer(page, 'nl');
    await page.goto(ADDRESS_FORM.path);
    await type(page, ADDRESS_FORM);
    await byClick.enter(field(page, 'address_postcode'), '10115');

    await endTokens(browser, email);

    await stepButton(page).click();
    await expect(page).toHaveURL(/reason=expired/);
    await signIn(page, email);
    await expectTexts(page, ADDRESS_FORM);
    await expect(field(page, 'address_postcode')).toHaveValue('10115');

    await stepButton(page).click();
    await expect(page).toHaveURL(/\/mijn-account\/adressen/);
    await page.goto(ADDRESS_FORM.path);
    await hydrated(page);
    await expect(field(page, 'address_city')).toHaveValue('');
  });
});
