import { preparePaymentEnd } from '../checkout/discard-order-attempt.ts';
import { invalid } from '../invalid-form.ts';
import { accepted, defineAccountScreen, DONE_PARAMETER } from './account-screen.ts';
import { signOut } from './sign-in.ts';

/** Deletes the account after the visitor has confirmed it. */
export const deleteScreen = defineAccountScreen({
  name: 'account-delete',
  route: 'accountDelete',
  access: 'customer',
  async load({ t, path }) {
    return {
      title: t('account:delete.title'),
      intro: t('account:delete.intro'),
      blocks: [
        {
          kind: 'form',
          intent: 'delete',
          fields: [
            { name: 'isConfirmed', label: t('account:delete.confirm'), type: 'checkbox', isRequired: true },
          ],
          submit: t('account:delete.submit'),
          endsSession: true,
        },
        { kind: 'links', links: [{ href: path('accountDetails'), label: t('account:delete.back') }] },
      ],
    };
  },
  actions: {
    async delete(text, context) {
      const { t, shop, path, session } = context;
      if (text('isConfirmed') === '') return invalid({ isConfirmed: t('account:delete.unconfirmed') });
      const endPayment = await preparePaymentEnd(context);
      const removed = await shop.customers.remove();
      if (!removed.ok)
        return removed.reason === 'refused' ? invalid({ '': t('account:errors.refused') }) : removed.reason;
      await endPayment();
      signOut(session);
      return accepted(path('accountSignIn', { [DONE_PARAMETER]: 'deleted' }));
    },
  },
});
