import { finishOrderAttempt } from '../checkout/order-attempt.ts';
import { invalid } from '../invalid-form.ts';
import { findGuestOrder } from '../order/find-guest-order.ts';
import { emailField, emailProblem, missingTexts } from './account-fields.ts';
import { accepted, defineAccountScreen, DONE_PARAMETER, tooOften } from './account-screen.ts';
import { loadOrderBlock } from './load-order-block.ts';
import { withMinResponseTime } from './min-response-time.ts';
import { signInLink } from './sign-in-link.ts';

/** Finds an order for a visitor without an account, by its number, the email address and the last name of the billing address. */
export const guestOrderScreen = defineAccountScreen({
  name: 'account-guest-order',
  route: 'accountGuestOrder',
  access: 'anyone',
  // Links to other locales keep it, so that they show the order and not the form.
  queryParameters: [DONE_PARAMETER],
  redisplayedFields: ['number', 'email', 'lastName'],
  async load(context) {
    const { t, query, session, path } = context;
    const token = session.values().foundOrder;
    const lookUp = {
      title: t('account:guestOrder.title'),
      intro: t('account:guestOrder.intro'),
      blocks: [
        {
          kind: 'form' as const,
          intent: 'find',
          fields: [
            {
              name: 'number',
              label: t('account:fields.orderNumber'),
              type: 'text' as const,
              isRequired: true,
              autoComplete: 'off',
            },
            emailField(t, '', 'email'),
            {
              name: 'lastName',
              label: t('account:fields.lastName'),
              type: 'text' as const,
              isRequired: true,
              autoComplete: 'family-name',
            },
          ],
          submit: t('account:guestOrder.submit'),
        },
        ...signInLink(context),
      ],
    };
    if (query.get(DONE_PARAMETER) !== 'found' || token === undefined) return lookUp;
    const found = await findGuestOrder(context, (orders) => orders.findGuestOrderByToken(token));
    if (!found.ok) return found.reason === 'unavailable' ? 'unavailable' : lookUp;
    return {
      title: t('account:order.title', { number: found.value.number }),
      blocks: [
        await loadOrderBlock(found.value, context),
        { kind: 'links', links: [{ href: path('accountGuestOrder'), label: t('account:guestOrder.again') }] },
      ],
    };
  },
  actions: {
    async find(text, context) {
      const { t, services, path, session, locale, address } = context;
      const [number, email, lastName] = [
        text('number').trim(),
        text('email').trim(),
        text('lastName').trim(),
      ];
      const missing = missingTexts(text, ['number', 'lastName'], t);
      const problem = emailProblem(email, t);
      if (problem !== undefined) return invalid({ ...missing, email: problem });
      if (Object.keys(missing).length > 0) return invalid(missing);
      if (!services.limits.orderLookup(address)) return tooOften(t);
      // For the order of a customer, the shop returns a different message. It would reveal that the address has an account, so it is not shown.
      const found = await withMinResponseTime(
        findGuestOrder({ services, locale }, (orders) => orders.findGuestOrder({ number, email, lastName })),
      );
      if (!found.ok)
        return found.reason === 'unavailable'
          ? 'unavailable'
          : invalid({ '': t('account:guestOrder.notFound') });
      session.change({ foundOrder: found.value.token });
      if (await finishOrderAttempt(context, found.value)) return accepted(path('checkoutConfirmation'));
      return accepted(path('accountGuestOrder', { [DONE_PARAMETER]: 'found' }));
    },
  },
});
