import { createVisitorAddresses, type VisitorAddresses } from './customer-addresses.ts';
import {
  type Done,
  refusedInput,
  isTokenRefused,
  isWrongPassword,
  SIGNED_OUT,
  toEmailProblem,
  toEmptyOutcome,
  toSignInProblem,
} from './customer-refusals.ts';
import type { MergedCarts } from './merged-carts.ts';
import type { Customer, CustomerDetails, PasswordProblem, Registration } from './model-customer.ts';
import * as operations from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import {
  customerAccount,
  customerCartId,
  customerToken,
  done,
  mergedCartId,
  passwordReset,
  toDetailsInput,
  toPasswordProblem,
  toRegistrationInput,
} from './wire-customer.ts';
import { NO_SUCH_ENTITY } from './wire-refusal-categories.ts';

/** The account of a visitor. Passwords and tokens are sent only to the shop and never logged. */
export type VisitorCustomers = VisitorAddresses & {
  /** Returns the token of a customer. `wrong` for an unknown address, a wrong password and a locked account alike. */
  readonly signIn: (credentials: {
    readonly email: string;
    readonly password: string;
  }) => Promise<VisitorOutcome<string, 'wrong' | 'unconfirmed'>>;
  /** Revokes all tokens of the customer, on every device. */
  readonly signOutEverywhere: () => Done;
  /** Returns whether the shop refuses the token. False if the shop does not respond. */
  readonly isSignedOut: () => Promise<boolean>;
  /** Returns the id of the customer's cart. The shop creates a missing one. */
  readonly cartId: () => Promise<VisitorOutcome<string>>;
  /**
   * Adds the lines of a guest's cart to the customer's cart, and returns the id of that cart. `cart-gone` for a guest's cart that was
   * ordered, merged before, or is unknown.
   */
  readonly mergeCart: (guestCartId: string) => Promise<VisitorOutcome<string, 'cart-gone' | 'refused'>>;
  /** `refused` can also mean that the address is taken, because the shop reports this only by a message, which may be translated. */
  readonly register: (
    registration: Registration,
  ) => Done<'email-taken' | 'email-invalid' | PasswordProblem | 'refused'>;
  /**
   * `invalid-key` for a wrong or used key, a confirmed address and an unknown one alike. The shop has another message for a confirmed
   * address, which would reveal that the address has an account.
   */
  readonly confirmEmail: (key: { readonly email: string; readonly key: string }) => Done<'invalid-key'>;
  /** Sends the mail of the confirmation again. `refused` for an address that needs none. */
  readonly resendConfirmation: (email: string) => Done<'refused'>;
  /** Sends a link to choose a new password. `refused` for an address without an account. Never show visitors the difference. */
  readonly requestPasswordReset: (email: string) => Done<'refused'>;
  readonly resetPassword: (reset: {
    readonly email: string;
    readonly token: string;
    readonly newPassword: string;
  }) => Done<'invalid-key' | PasswordProblem>;
  readonly get: () => Promise<VisitorOutcome<Customer>>;
  readonly update: (details: CustomerDetails) => Done<'refused'>;
  readonly changeEmail: (change: {
    readonly email: string;
    readonly password: string;
  }) => Done<'wrong-password' | 'email-taken' | 'email-invalid'>;
  /** Changes the password. All tokens of the customer stay valid. */
  readonly changePassword: (passwords: {
    readonly currentPassword: string;
    readonly newPassword: string;
  }) => Done<'wrong-password' | PasswordProblem>;
  readonly remove: () => Done<'refused'>;
};

/** Creates the client of a visitor's account. */
export function createVisitorCustomers(send: SendForVisitor, mergedCarts: MergedCarts): VisitorCustomers {
  return {
    ...createVisitorAddresses(send),
    signIn: async (credentials) =>
      toVisitorOutcome(await send(operations.signInOperation, credentials, customerToken), toSignInProblem),
    signOutEverywhere: async () =>
      toEmptyOutcome(await send(operations.signOutEverywhereOperation, {}, done)),
    isSignedOut: () => isTokenRefused(send),
    cartId: async () => toVisitorOutcome(await send(operations.customerCartIdOperation, {}, customerCartId)),
    async mergeCart(source) {
      const merged = toVisitorOutcome(
        await send(operations.mergeCartsOperation, { source }, mergedCartId),
        ({ message, category }) => {
          if (message === SIGNED_OUT) return undefined;
          return category === NO_SUCH_ENTITY ? 'cart-gone' : 'refused';
        },
      );
      if (merged.ok) mergedCarts.add(source);
      return merged;
    },
    register: async (registration) =>
      toEmptyOutcome(
        await send(operations.registerOperation, { input: toRegistrationInput(registration) }, done),
        (refusal) => toPasswordProblem(refusal.message) ?? toEmailProblem(refusal) ?? refusedInput(refusal),
      ),
    confirmEmail: async (variables) =>
      toEmptyOutcome(await send(operations.confirmEmailOperation, variables, done), () => 'invalid-key'),
    resendConfirmation: async (email) =>
      toEmptyOutcome(await send(operations.resendConfirmationOperation, { email }, done), () => 'refused'),
    requestPasswordReset: async (email) =>
      toEmptyOutcome(await send(operations.requestPasswordResetOperation, { email }, done), () => 'refused'),
    async resetPassword(variables) {
      const changed = toVisitorOutcome(
        await send(operations.resetPasswordOperation, variables, passwordReset),
        ({ message }) => toPasswordProblem(message) ?? 'invalid-key',
      );
      if (!changed.ok) return changed;
      return changed.value ? { ok: true, value: undefined } : { ok: false, reason: 'invalid-key' };
    },
    get: async () => toVisitorOutcome(await send(operations.customerAccountOperation, {}, customerAccount)),
    update: async (details) =>
      toEmptyOutcome(
        await send(operations.updateCustomerOperation, { input: toDetailsInput(details) }, done),
        refusedInput,
      ),
    async changeEmail(variables) {
      const sent = await send(operations.updateCustomerEmailOperation, variables, done);
      const isWrong = await isWrongPassword(send, sent);
      return toEmptyOutcome(sent, (refusal) => {
        if (isWrong) return 'wrong-password';
        return toEmailProblem(refusal) ?? (refusedInput(refusal) && 'email-invalid');
      });
    },
    async changePassword(variables) {
      const sent = await send(operations.changePasswordOperation, variables, done);
      const isWrong = await isWrongPassword(send, sent);
      return toEmptyOutcome(sent, (refusal) => {
        if (isWrong) return 'wrong-password';
        // The other input is the new password.
        return toPasswordProblem(refusal.message) ?? (refusedInput(refusal) && 'password-refused');
      });
    },
    remove: async () =>
      toEmptyOutcome(await send(operations.deleteCustomerOperation, {}, done), refusedInput),
  };
}
