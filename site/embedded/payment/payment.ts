import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { paymentLanguage, paymentTexts } from './payment-texts.ts';

type StoredPayment = {
  readonly id: string;
  state: 'open' | 'authorised' | 'refused' | 'cancelled' | 'used';
  readonly reference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  language: string;
  returnUrl: string;
  orderNumber?: string | undefined;
};

export interface PaymentServer {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

const newPayment = v.object({
  reference: v.pipe(v.string(), v.minLength(1)),
  amount: v.object({ value: v.pipe(v.number(), v.minValue(0)), currency: v.pipe(v.string(), v.length(3)) }),
  language: v.pipe(v.optional(v.string(), 'en'), v.transform(paymentLanguage)),
  returnUrl: v.pipe(
    v.string(),
    v.check((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''), 'an http or https URL'),
  ),
});
/** The number is missing if the merchant does not know it. The reference names the cart. */
const completion = v.object({ orderNumber: v.optional(v.pipe(v.string(), v.minLength(1))) });

/** The buttons of the page, and the state that each leads to. */
const CHOICES = [
  { choice: 'pay', state: 'authorised' },
  { choice: 'refuse', state: 'refused' },
  { choice: 'cancel', state: 'cancelled' },
] as const;
const SECURE_CHOICES = [
  { choice: 'secure-pay', state: 'authorised' },
  { choice: 'secure-refuse', state: 'refused' },
] as const;

/**
 * Serves a payment provider with its own page, for development and tests. It takes no card data. Payments are in memory.
 *
 * @param port 0 chooses a free port
 */
export async function startPaymentServer({ port }: { readonly port: number }): Promise<PaymentServer> {
  const payments = new Map<string, StoredPayment>();
  let url = '';
  const app = new Hono();
  const shown = (payment: StoredPayment) => ({
    id: payment.id,
    state: payment.state,
    reference: payment.reference,
    amount: payment.amount,
    url: `${url}/pay/${payment.id}`,
  });

  app.post('/payments', async (context) => {
    const parsed = v.safeParse(newPayment, await context.req.json().catch(() => undefined));
    if (!parsed.success) return context.json({ message: v.summarize(parsed.issues) }, 422);
    const { reference, amount, language, returnUrl } = parsed.output;
    const started = [...payments.values()].find((other) => canContinue(other, { reference, amount }));
    if (started) {
      started.language = language;
      started.returnUrl = returnUrl;
      return context.json(shown(started), 200);
    }
    const payment: StoredPayment = {
      id: randomBytes(16).toString('base64url'),
      state: 'open',
      ...parsed.output,
    };
    payments.set(payment.id, payment);
    return context.json(shown(payment), 201);
  });
  app.use('/payments/:id/*', async (context, next) =>
    payments.has(context.req.param('id')) ? next() : context.json({ message: 'Unknown payment' }, 404),
  );
  app.get('/payments/:id', (context) => {
    const payment = payments.get(context.req.param('id'));
    return payment ? context.json(shown(payment)) : context.json({ message: 'Unknown payment' }, 404);
  });
  app.post('/payments/:id/complete', async (context) => {
    const payment = payments.get(context.req.param('id'));
    const parsed = v.safeParse(completion, await context.req.json().catch(() => undefined));
    if (!payment || !parsed.success) return context.json({ message: 'Expected an order number' }, 422);
    const { orderNumber = payment.orderNumber } = parsed.output;
    const isRepeated = payment.state === 'used' && [undefined, orderNumber].includes(payment.orderNumber);
    if (payment.state !== 'authorised' && !isRepeated)
      return context.json({ message: `The payment is ${payment.state}` }, 409);
    payment.state = 'used';
    payment.orderNumber = orderNumber;
    return context.json(shown(payment));
  });
  app.post('/payments/:id/cancel', (context) => {
    const payment = payments.get(context.req.param('id'));
    if (!payment) return context.json({ message: 'Unknown payment' }, 404);
    if (payment.state === 'open' || payment.state === 'authorised') payment.state = 'cancelled';
    return context.json(shown(payment));
  });

  app.get('/pay/:id', (context) => {
    const payment = payments.get(context.req.param('id'));
    return payment ? context.html(page(payment, CHOICES, true)) : context.notFound();
  });
  app.get('/pay/:id/3-d-secure', (context) => {
    const payment = payments.get(context.req.param('id'));
    return payment ? context.html(page(payment, SECURE_CHOICES, false)) : context.notFound();
  });
  app.post('/pay/:id/:choice', (context) => {
    const { id, choice } = context.req.param();
    const payment = payments.get(id);
    const chosen = [...CHOICES, ...SECURE_CHOICES].find((each) => each.choice === choice);
    if (!payment || !chosen) return context.notFound();
    // A finished payment keeps its state when the visitor goes back to the page.
    if (payment.state === 'open') payment.state = chosen.state;
    return context.redirect(payment.returnUrl, 303);
  });

  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  await new Promise<void>((ready, failed) => {
    server.once('listening', ready);
    server.once('error', failed);
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  return {
    url,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** Returns whether a payment for the same purpose can still be finished, so that two posts start one. */
function canContinue(
  { state, ...stored }: StoredPayment,
  { reference, amount }: Pick<StoredPayment, 'reference' | 'amount'>,
) {
  return (
    (state === 'open' || state === 'authorised') &&
    stored.reference === reference &&
    stored.amount.value === amount.value &&
    stored.amount.currency === amount.currency
  );
}

type TestChoice = { readonly choice: keyof ReturnType<typeof paymentTexts>['choices'] };

function page(payment: StoredPayment, choices: readonly TestChoice[], offersSecure: boolean) {
  const { id, amount, state, language } = payment;
  const texts = paymentTexts(language);
  const sum = new Intl.NumberFormat(language, { style: 'currency', currency: amount.currency }).format(
    amount.value,
  );
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${texts.title(sum)}</title>
        <style>
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
        </style>
      </head>
      <body>
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
      </body>
    </html>`;
}
