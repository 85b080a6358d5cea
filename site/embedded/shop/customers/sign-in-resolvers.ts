import { requireCustomer, type ShopContext } from '../context/context.ts';
import { inputError } from '../graphql/errors.ts';
import { revokeCustomerTokens } from './customer-tokens.ts';
import { signIn } from './sign-in.ts';

type Credentials = { readonly email: string; readonly password: string };

/** `generateCustomerToken` and `revokeCustomerToken`. */
export const signInResolvers = {
  Mutation: {
    generateCustomerToken: async (
      _: unknown,
      { email, password }: Credentials,
      { shop, view }: ShopContext,
    ) => {
      if (email.trim() === '') throw inputError('Specify the "email" value.');
      if (password === '') throw inputError('Specify the "password" value.');
      return { token: await signIn(shop, view, email, password) };
    },

    revokeCustomerToken: (_: unknown, __: unknown, context: ShopContext) => {
      revokeCustomerTokens(context.shop, requireCustomer(context));
      return { result: true };
    },
  },
};
