import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { type EmbeddedServer, listen } from '#embedded/listen';
import { CHOICES, paymentPage, SECURE_CHOICES, securePage, type StoredPayment } from './payment-page.ts';
import { paymentLanguage } from './payment-texts.ts';

const MAX_BODY_BYTES = 64 * 1024;

const newPayment = v.object({
  reference: v.pipe(v.string(), v.minLength(1)),
  amount: v.object({
    value: v.pipe(v.number(), v.minValue(0)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  language: v.pipe(v.optional(v.string(), 'en'), v.transform(paymentLanguage)),
  returnUrl: v.pipe(
    v.string(),
    v.check((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''), 'an http or https URL'),
  ),
});
/** `orderNumber` is absent if the merchant does not know it. */
const completion = v.object({ orderNumber: v.optional(v.pipe(v.string(), v.minLength(1))) });

/** The payments of the provider by id. */
type Payments = Map<string, StoredPayment>;

/**
 * Serves a payment provider with its payment page, for development and tests. The page asks for no card data. Payments are stored in memory.
 *
 * @param port 0 chooses a free port
 */
export async function startPaymentServer({ port }: { readonly port: number }): Promise<EmbeddedServer> {
  const payments: Payments = new Map();
  let url = '';
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  addApiRoutes(app, payments, (id) => `${url}/pay/${id}`);
  addPageRoutes(app, payments);
  const server = await listen(app, { port });
  url = server.url;
  return server;
}

/** Adds the routes for the merchant: create, read, complete and cancel payments. */
function addApiRoutes(app: Hono, payments: Payments, pageUrlOf: (id: string) => string): void {
  const shown = ({ id, state, reference, amount }: StoredPayment) => ({
    id,
    state,
    reference,
    amount,
    url: pageUrlOf(id),
  });
  const unknownPayment = (context: Context) => context.json({ message: 'Unknown payment' }, 404);

  app.post('/payments', async (context) => {
    const parsed = v.safeParse(newPayment, await readJson(context));
    if (!parsed.success) return context.json({ message: v.summarize(parsed.issues) }, 422);
    const { reference, amount, language, returnUrl } = parsed.output;
    const started = [...payments.values()].find((other) => canContinue(other, { reference, amount }));
    if (started) {
      started.language = language;
      started.returnUrl = returnUrl;
      return context.json(shown(started), 200);
    }
    const id = randomBytes(16).toString('base64url');
    const payment: StoredPayment = { id, state: 'open', ...parsed.output };
    payments.set(id, payment);
    return context.json(shown(payment), 201);
  });

  app.get('/payments/:id', (context) => {
    const payment = payments.get(context.req.param('id'));
    return payment ? context.json(shown(payment)) : unknownPayment(context);
  });

  app.post('/payments/:id/complete', async (context) => {
    const payment = payments.get(context.req.param('id'));
    if (!payment) return unknownPayment(context);
    const parsed = v.safeParse(completion, await readJson(context));
    if (!parsed.success) return context.json({ message: v.summarize(parsed.issues) }, 422);
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
    if (!payment) return unknownPayment(context);
    if (payment.state === 'open' || payment.state === 'authorised') payment.state = 'cancelled';
    return context.json(shown(payment));
  });
}

/** Adds the provider's pages, where the visitor pays. */
function addPageRoutes(app: Hono, payments: Payments): void {
  app.get('/pay/:id', (context) => {
    const payment = payments.get(context.req.param('id'));
    return payment ? context.html(paymentPage(payment)) : context.notFound();
  });

  app.get('/pay/:id/3-d-secure', (context) => {
    const payment = payments.get(context.req.param('id'));
    return payment ? context.html(securePage(payment)) : context.notFound();
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
}

/** Reads the JSON of a request. Returns `undefined` for invalid JSON. */
function readJson({ req }: Context): Promise<unknown> {
  return req.json<unknown>().catch(() => undefined);
}

/** Returns whether a payment has the same reference and amount and is not finished. Two posts for it then start only one payment. */
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
