import { requireCustomer, type ShopContext } from '../context/context.ts';
import { type PageArguments, pageOf } from '../graphql/filters.ts';
import { formatTimestamp } from '../graphql/timestamp.ts';
import {
  changeEmail,
  changePassword,
  createAccount,
  type CustomerCreation,
  type CustomerUpdate,
  updateAccount,
} from './accounts.ts';
import { readAddressBook, type CustomerAddress } from './address-book.ts';
import { confirmAccount, resendConfirmation, validateConfirmationEmail } from './confirmation.ts';
import { readCustomer, type StoredCustomer } from './customers.ts';
import { isSubscribed } from './newsletter.ts';
import { requestReset, resetPassword } from './password-reset.ts';

type InputArgument<Fields> = { readonly input: Fields };
type ResetArguments = {
  readonly email: string;
  readonly resetPasswordToken: string;
  readonly newPassword: string;
};

const customerOf = ({ shop }: ShopContext, id: number): StoredCustomer => readCustomer(shop.database, id);

/** Creates a customer from either input type. */
async function createCustomer(_: unknown, { input }: InputArgument<CustomerCreation>, context: ShopContext) {
  return { customer: customerOf(context, await createAccount(context, input)) };
}

const describeAddresses = (customer: StoredCustomer, context: ShopContext) =>
  readAddressBook(context, customer.id).map((address) => describeAddress(address, customer));

/** `customer`, its fields, and the operations that create, change and confirm accounts. */
export const customerResolvers = {
  Query: {
    customer: (_: unknown, __: unknown, context: ShopContext) =>
      customerOf(context, requireCustomer(context)),

    // As in Magento since 2.4.7, the response does not reveal whether an address has an account.
    isEmailAvailable: (_: unknown, { email }: { email: string }) => {
      validateConfirmationEmail(email);
      return { is_email_available: true };
    },
  },

  Mutation: {
    createCustomerV2: createCustomer,
    createCustomer,

    updateCustomerV2: (_: unknown, { input }: InputArgument<CustomerUpdate>, context: ShopContext) => {
      const id = requireCustomer(context);
      updateAccount(context, id, input);
      return { customer: customerOf(context, id) };
    },

    updateCustomerEmail: async (
      _: unknown,
      input: { email: string; password: string },
      context: ShopContext,
    ) => {
      const id = requireCustomer(context);
      await changeEmail(context, id, input);
      return { customer: customerOf(context, id) };
    },

    changeCustomerPassword: async (
      _: unknown,
      input: { currentPassword: string; newPassword: string },
      context: ShopContext,
    ) => {
      const id = requireCustomer(context);
      await changePassword(context, id, input);
      return customerOf(context, id);
    },

    requestPasswordResetEmail: (_: unknown, { email }: { email: string }, context: ShopContext) => {
      requestReset(context, email);
      return true;
    },

    resetPassword: async (_: unknown, input: ResetArguments, context: ShopContext) => {
      await resetPassword(context, input);
      return true;
    },

    confirmEmail: (
      _: unknown,
      { input }: InputArgument<{ email: string; confirmation_key: string }>,
      context: ShopContext,
    ) => ({ customer: customerOf(context, confirmAccount(context, input.email, input.confirmation_key)) }),

    resendConfirmationEmail: (_: unknown, { email }: { email: string }, context: ShopContext) => {
      resendConfirmation(context, email);
      return true;
    },
  },

  Customer: {
    created_at: ({ created_at: time }: StoredCustomer) => formatTimestamp(time),
    default_billing: ({ default_billing_id: id }: StoredCustomer) => id,
    default_shipping: ({ default_shipping_id: id }: StoredCustomer) => id,
    is_subscribed: (customer: StoredCustomer, _: unknown, { shop }: ShopContext) =>
      isSubscribed(shop, customer),
    confirmation_status: (_: StoredCustomer, __: unknown, { shop }: ShopContext) =>
      shop.requiresConfirmation ? 'ACCOUNT_CONFIRMED' : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    addresses: (customer: StoredCustomer, _: unknown, context: ShopContext) =>
      describeAddresses(customer, context),
    addressesV2: (customer: StoredCustomer, page: PageArguments, context: ShopContext) => {
      const addresses = describeAddresses(customer, context);
      const { start, end, page_info: pageInfo } = pageOf(page, addresses.length);
      return {
        items: addresses.slice(start, end),
        page_info: pageInfo,
        total_count: addresses.length,
      };
    },
  },
};

/** Describes an address of a customer, with its two default flags. */
export function describeAddress(address: CustomerAddress, customer: StoredCustomer) {
  return {
    ...address,
    region: {
      region: address.region,
      region_code: address.region_code,
      region_id: address.region_id,
    },
    default_billing: customer.default_billing_id === address.id,
    default_shipping: customer.default_shipping_id === address.id,
  };
}
