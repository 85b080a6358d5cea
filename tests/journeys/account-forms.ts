import { expect, type Page } from '@playwright/test';
import type { LocaleCode } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import { byClick, enterAll, type InputMethod } from './input-method.ts';
import { main } from './main-content.ts';
import { byRequests } from './visitor-requests.ts';

export const PASSWORD = 'Basalt-15-lamp';

/** Returns an address that no customer has. */
export const newEmail = () => `noor-${crypto.randomUUID().slice(0, 13)}@example.test`;

/** Finds a form by its intent, which is the same in all languages. */
export const formOf = (page: Page, intent: string) =>
  main(page).locator(`form:has(input[name=intent][value="${intent}"])`);

/** Enters values into the form with an intent by the ids of its fields, and sends it. */
export async function sendForm(
  page: Page,
  intent: string,
  values: Readonly<Record<string, string>>,
  inputMethod: InputMethod,
) {
  const form = formOf(page, intent).last();
  await enterAll(form, values, inputMethod);
  await inputMethod.press(form.getByRole('button').last());
}

type Customer = { readonly email: string; readonly firstName?: string; readonly lastName?: string };

/** Registers a customer, and waits for the page that asks to read the mail. */
export async function register(
  page: Page,
  locale: LocaleCode,
  { email, firstName = 'Mira', lastName = 'Veldman' }: Customer,
  inputMethod: InputMethod = byClick,
) {
  await page.goto(routePath('accountRegister', locale));
  const values = {
    'register-firstName': firstName,
    'register-lastName': lastName,
    'register-email': email,
    'register-newPassword': PASSWORD,
  };
  await sendForm(page, 'register', values, inputMethod);
  await expect(formOf(page, 'register')).toHaveCount(0);
}

/** Sends the form that signs in. */
export async function signIn(
  page: Page,
  email: string,
  inputMethod: InputMethod = byClick,
  password = PASSWORD,
) {
  await sendForm(page, 'sign-in', { 'sign-in-email': email, 'sign-in-password': password }, inputMethod);
}

type Names = Partial<Omit<Customer, 'email'>>;

/** Registers a customer by requests. Returns the address of the customer. */
export async function registerNewCustomer(
  page: Page,
  locale: LocaleCode,
  { firstName = 'Mira', lastName = 'Veldman' }: Names = {},
): Promise<string> {
  const customer = { firstName, lastName, email: newEmail(), newPassword: PASSWORD };
  await byRequests(page, ({ openAndSubmit }) =>
    openAndSubmit(routePath('accountRegister', locale), 'register', customer),
  );
  return customer.email;
}

/** Registers a customer and signs in by requests. Returns the address of the customer. */
export async function signInNewCustomer(page: Page, locale: LocaleCode, names?: Names): Promise<string> {
  const email = await registerNewCustomer(page, locale, names);
  const credentials = { email, password: PASSWORD };
  const { path } = await byRequests(page, ({ openAndSubmit }) =>
    openAndSubmit(routePath('accountSignIn', locale), 'sign-in', credentials),
  );
  expect(path).toBe(routePath('account', locale));
  return email;
}
