import { html } from 'hono/html';
import { localPage } from '#embedded/local-page';
import { paymentTexts } from './payment-texts.ts';

/** A payment of the test provider. */
export type StoredPayment = {
  readonly id: string;
  state: 'open' | 'authorised' | 'refused' | 'cancelled' | 'used';
  readonly reference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  language: string;
  returnUrl: string;
  orderNumber?: string | undefined;
};

type TestChoice = { readonly choice: keyof ReturnType<typeof paymentTexts>['choices'] };

/** The buttons of the page, and the state that each leads to. */
export const CHOICES = [
  { choice: 'pay', state: 'authorised' },
  { choice: 'refuse', state: 'refused' },
  { choice: 'cancel', state: 'cancelled' },
] as const;
/** The buttons of the page for 3-D Secure. */
export const SECURE_CHOICES = [
  { choice: 'secure-pay', state: 'authorised' },
  { choice: 'secure-refuse', state: 'refused' },
] as const;

const STYLES = html`<style>
  body {
    font: 1.1rem/1.5 system-ui;
    max-inline-size: 28rem;
    margin: 2rem auto;
    padding-inline: 1rem;
  }
  .mark {
    background: #ffd54a;
    color: #111;
    padding: 0.5rem 1rem;
    font-weight: 700;
  }
  button,
  a {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    margin-block: 0.75rem;
    font: inherit;
    padding: 0.6rem;
    text-align: center;
  }
</style>`;

/** Returns the page on which the visitor pays. */
export function paymentPage(payment: StoredPayment) {
  return page(payment, CHOICES, true);
}

/** Returns the page on which the visitor confirms the payment with 3-D Secure. */
export function securePage(payment: StoredPayment) {
  return page(payment, SECURE_CHOICES, false);
}

function page(payment: StoredPayment, choices: readonly TestChoice[], offersSecure: boolean) {
  const { id, amount, state, language } = payment;
  const texts = paymentTexts(language);
  const sum = new Intl.NumberFormat(language, { style: 'currency', currency: amount.currency }).format(
    amount.value,
  );
  return localPage({
    title: texts.title(sum),
    language,
    head: html`<meta name="robots" content="noindex" /><link rel="icon" href="data:," />${STYLES}`,
    body: html`<body>
      <p class="mark">${texts.mark}</p>
      <h1>${offersSecure ? texts.heading(sum) : '3-D Secure'}</h1>
      ${state === 'open' ? '' : html`<p>${texts.states[state]}</p>`}
      ${choices.map(
        ({ choice }) =>
          html`<form method="post" action="/pay/${id}/${choice}">
            <button>${texts.choices[choice]}</button>
          </form>`,
      )}
      ${offersSecure ? html`<a href="/pay/${id}/3-d-secure">${texts.secure}</a>` : ''}
      <p>${texts.close}</p>
    </body>`,
  });
}
