import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import * as v from 'valibot';
import { waitUntil } from '../../wait.ts';
import { ask, post, type QueryOptions, shop } from './shop-system.ts';

export const PASSWORD = 'Basalt-15';

export type NewCustomer = {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly email: string;
  readonly password?: string;
  readonly [field: string]: unknown;
};

/** Returns an email address that no other test uses, also on a server that keeps its customers. */
export function newEmail(name = 'maan'): string {
  return `${name}-${crypto.randomUUID().slice(0, 13)}@example.test`;
}

export const CREATE = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) {
  customer { firstname lastname email is_subscribed confirmation_status } } }`;
export const CHANGE_PASSWORD = `mutation ($currentPassword: String!, $newPassword: String!) {
  changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) { email } }`;
export const SIGN_IN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';

/** Creates a customer. The name is Mira Veldman unless `input` has another. */
export function register(input: NewCustomer, options: QueryOptions = {}) {
  const names = { firstname: 'Mira', lastname: 'Veldman' };
  return post(CREATE, { ...options, variables: { input: { ...names, ...input } } });
}

/** Signs a customer in and returns the token. */
export async function signIn(
  email: string,
  password = PASSWORD,
  options: QueryOptions = {},
): Promise<string> {
  const { generateCustomerToken } = await ask(
    v.object({ generateCustomerToken: v.object({ token: v.string() }) }),
    SIGN_IN,
    { ...options, variables: { email, password } },
  );
  return generateCustomerToken.token;
}

/** Creates a customer and signs in. */
export async function registerAndSignIn(email = newEmail(), options: QueryOptions = {}) {
  const { errors } = await register({ email, password: PASSWORD }, options);
  if (errors[0]) throw new Error(errors[0].message);
  return { ...options, email, token: await signIn(email, PASSWORD, options) };
}

/** Waits for the mails to an address, oldest first. */
export async function mailsTo(email: string, count: number): Promise<readonly Email[]> {
  return waitUntil(async () => {
    const mails = await readMails();
    const found = mails.filter(({ to }) => to?.some(({ address }) => address === email));
    return found.length >= count && found;
  });
}

async function readMails(): Promise<Email[]> {
  const { mailFolder } = shop();
  const names = readdirSync(mailFolder).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(mailFolder, name)))));
}

/** Returns a parameter of the first link of a mail. */
export function linkParameter(mail: Email | undefined, name: string): string {
  const [link = ''] = /https?:\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(link).searchParams.get(name) ?? '';
}

/** Reads the account of the signed-in customer. */
export const CUSTOMER = '{ customer { firstname lastname email is_subscribed taxvat default_billing } }';

/** The refusal of a guest who needs to be a customer. */
export const NOT_SIGNED_IN = {
  message: "The current customer isn't authorized.",
  category: 'graphql-authorization',
};

/** The refusal of a sign-in, whatever its cause. */
export const SIGN_IN_REFUSED = {
  message:
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  category: 'graphql-authentication',
};
