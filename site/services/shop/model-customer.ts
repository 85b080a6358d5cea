import type { ContactAddress } from './model-address.ts';

/** An address of a customer's address book. */
export type SavedAddress = ContactAddress & {
  readonly id: number;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
};

/** An address of the address book without an id, and whether it is the default for billing and for shipping. */
export type AddressBookEntry = {
  readonly address: ContactAddress;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
};

/** A signed-in customer. */
export type Customer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isSubscribed: boolean;
  readonly addresses: readonly SavedAddress[];
};

/** The details of an account that are changed without a password. */
export type CustomerDetails = Partial<Pick<Customer, 'firstName' | 'lastName' | 'isSubscribed'>>;

/** The data of a new account. */
export type Registration = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly isSubscribed: boolean;
};

/** Why the shop does not accept a new password. */
export type PasswordProblem =
  | 'password-too-short'
  | 'password-too-simple'
  | 'password-spaces'
  | 'password-too-long'
  /** The password is the email address. */
  | 'password-is-email'
  /** The message of the shop is translated. */
  | 'password-refused';

/** A signed-in customer. The company is that of the default billing address (contract A7). */
type Contact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | undefined;
};

/** The data of a visitor that the header of a page shows. */
export type VisitorSummary = {
  /** The number of pieces in the cart. */
  readonly cartQuantity: number;
  readonly contact: Contact | undefined;
};
