import * as v from 'valibot';
import type { Outcome } from '#site/services/http';
import type { PlaceOrderResult } from './model-checkout.ts';
import type { Operation } from './operation.ts';
import { type PlaceOrderMutation, placeOrderOperation } from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { placeOrderReason } from './wire-checkout-refusals.ts';

/** Magento Open Source reports a failed order as an error, Adobe Commerce as a value (contract A6). */
export type MagentoEdition = 'open-source' | 'commerce';

/** An order takes longer than other calls: it reserves stock and sends mails. */
const TIMEOUT_MS = 20_000;

const text = v.fallback(v.string(), '');
const placed = v.object({
  placeOrder: v.nullish(
    v.object({
      orderV2: v.nullish(v.object({ number: v.string(), token: v.nullish(v.string()) })),
      errors: v.nullish(v.array(v.nullable(v.object({ code: text, message: text })))),
    }),
  ),
});

/** The operation of Adobe Commerce also selects `errors`. On Open Source that field does not exist. */
const commerceOperation: Operation<PlaceOrderMutation, { cartId: string }> = {
  ...placeOrderOperation,
  text: placeOrderOperation.text.replace(/\borderV2\s*\{/, 'errors{code message}$&'),
};

/** Orders a cart. Magento's editions report errors in different ways, which become one type of result. */
export async function placeOrder(
  send: SendForVisitor,
  cartId: string,
  edition: MagentoEdition,
): Promise<PlaceOrderResult> {
  const operation = edition === 'commerce' ? commerceOperation : placeOrderOperation;
  const outcome = await send(operation, { cartId }, placed, {
    timeoutMs: TIMEOUT_MS,
  });
  return toPlaceOrderResult(outcome);
}

function toPlaceOrderResult(outcome: Outcome<v.InferOutput<typeof placed>>): PlaceOrderResult {
  if (!outcome.ok) {
    const { failure } = outcome;
    return failure.kind === 'refused'
      ? { ok: false, reason: placeOrderReason(failure), message: failure.message }
      : { ok: false, reason: 'unanswered', message: failure.kind };
  }
  const { orderV2, errors } = outcome.value.placeOrder ?? {};
  if (orderV2) return { ok: true, order: { number: orderV2.number, token: orderV2.token ?? undefined } };
  const { code, message } = errors?.find((error) => error !== null) ?? { code: 'UNDEFINED', message: '' };
  return {
    ok: false,
    reason: placeOrderReason({ kind: 'refused', code, message }),
    message,
  };
}
