import * as v from 'valibot';
import type {
  Customer,
  CustomerDetails,
  PasswordProblem,
  Registration,
  SavedAddress,
} from './model-customer.ts';
import type { CustomerCreateInput, CustomerUpdateInput } from './operations/operations.ts';
import { list, optionalText, text } from './wire-values.ts';

const address = v.pipe(
  v.object({
    id: v.number(),
    firstname: text,
    lastname: text,
    company: optionalText,
    street: list(v.string()),
    city: text,
    region: v.nullish(
      v.object({ region: optionalText, region_code: optionalText, region_id: v.nullish(v.number()) }),
    ),
    postcode: optionalText,
    country_code: text,
    telephone: optionalText,
    vat_id: optionalText,
    default_billing: v.nullish(v.boolean(), false),
    default_shipping: v.nullish(v.boolean(), false),
  }),
  v.transform((fields): SavedAddress => {
    const { region } = fields;
    return {
      id: fields.id,
      firstName: fields.firstname,
      lastName: fields.lastname,
      company: fields.company,
      vatId: fields.vat_id,
      street: fields.street,
      postcode: fields.postcode,
      city: fields.city,
      region:
        region?.region === undefined
          ? undefined
          : { name: region.region, code: region.region_code, id: region.region_id || undefined },
      countryCode: fields.country_code,
      telephone: fields.telephone,
      isDefaultBilling: fields.default_billing,
      isDefaultShipping: fields.default_shipping,
    };
  }),
);

export const customerAccount = v.pipe(
  v.object({
    customer: v.object({
      firstname: text,
      lastname: text,
      email: text,
      is_subscribed: v.nullish(v.boolean(), false),
      addresses: list(address),
    }),
  }),
  v.transform(({ customer: { firstname, lastname, email, is_subscribed, addresses } }): Customer => ({
    firstName: firstname,
    lastName: lastname,
    email,
    isSubscribed: is_subscribed,
    addresses,
  })),
);

export const customerToken = v.pipe(
  v.object({ generateCustomerToken: v.object({ token: v.pipe(v.string(), v.minLength(1)) }) }),
  v.transform(({ generateCustomerToken }) => generateCustomerToken.token),
);

export const customerCartId = v.pipe(
  v.object({ customerCart: v.object({ id: v.pipe(v.string(), v.minLength(1)) }) }),
  v.transform(({ customerCart }) => customerCart.id),
);

export const mergedCartId = v.pipe(
  v.object({ mergeCarts: v.object({ id: v.pipe(v.string(), v.minLength(1)) }) }),
  v.transform(({ mergeCarts }) => mergeCarts.id),
);

/** The response of a mutation whose value is not read. */
export const done = v.unknown();

/** Returns whether the password was set. */
export const passwordReset = v.pipe(
  v.object({ resetPassword: v.boolean() }),
  v.transform(({ resetPassword }) => resetPassword),
);

/** Returns the problem of a refused password. It compares the message, because the shop has no codes for these problems (contract A5). */
export function toPasswordProblem(message: string): PasswordProblem | undefined {
  if (message.startsWith('The password needs at least')) return 'password-too-short';
  if (message.startsWith('Minimum of different classes')) return 'password-too-simple';
  if (message.startsWith("The password can't begin or end with a space")) return 'password-spaces';
  if (message.startsWith("The password can't be the same as the email address")) return 'password-is-email';
  return message.startsWith('Please enter a password with at most') ? 'password-too-long' : undefined;
}

/** Returns a registration in the format of the shop. */
export function toRegistrationInput({
  firstName,
  lastName,
  email,
  password,
  isSubscribed,
}: Registration): CustomerCreateInput {
  return { firstname: firstName, lastname: lastName, email, password, is_subscribed: isSubscribed };
}

/** Returns changed details in the format of the shop. Absent details keep their value. */
export function toDetailsInput({ firstName, lastName, isSubscribed }: CustomerDetails): CustomerUpdateInput {
  return {
    ...(firstName === undefined ? {} : { firstname: firstName }),
    ...(lastName === undefined ? {} : { lastname: lastName }),
    ...(isSubscribed === undefined ? {} : { is_subscribed: isSubscribed }),
  };
}
