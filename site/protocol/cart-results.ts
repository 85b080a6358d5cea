import type { ErrorsByField, SubmissionResult } from '#renderer/forms/submission-result';
import type { FormResultParameter } from './page-address.ts';

/** The parameters of a message about a removed or moved line. */
const MESSAGE_PARAMETERS = ['removed', 'saved', 'moved'] as const satisfies readonly FormResultParameter[];

type FailedPost = {
  readonly result: SubmissionResult;
  /** Whether the form still shows the input that was not accepted. */
  readonly hasInput: boolean;
};

/** The last failed post of each form of the cart, by `cartFormKey`. */
export type CartFailures = ReadonlyMap<string, FailedPost>;

/** Returns the key of a form of the cart or the wishlist: its line, else its action. All forms of a line have the same key. */
export function cartFormKey(body: FormData): string {
  for (const name of ['uid', 'item', 'action']) {
    const value = body.get(name);
    if (typeof value === 'string') return value;
  }
  return '';
}

/** Returns the failures of a post without a script. Only the names of its errors identify the form. */
export function initialFailures(posted: SubmissionResult | undefined): CartFailures {
  if (!posted || posted.outcome === 'accepted') return new Map();
  if (posted.outcome !== 'invalid') return new Map([['', { result: posted, hasInput: false }]]);
  return new Map(
    Object.entries(posted.errors).map(([field, messages]) => [
      field,
      {
        result: { outcome: 'invalid', errors: { [field]: messages } },
        hasInput: field !== '' && field !== 'undo',
      },
    ]),
  );
}

/** Returns the failures after the response to a post. The failures of other forms stay. */
export function withResult(failures: CartFailures, body: FormData, result: SubmissionResult): CartFailures {
  const next = new Map(failures);
  const key = cartFormKey(body);
  // The latest failure is the last one.
  next.delete(key);
  // After a failure without a message, the field shows the quantity of the cart again.
  if (result.outcome !== 'accepted')
    next.set(key, {
      result,
      hasInput: hasInput(body) && (result.outcome === 'invalid' || !body.has('quantity')),
    });
  return next;
}

/** Returns the failures that stay after a new post. A message about a button disappears. A message about input that is still shown stays. */
export function lastingFailures(failures: CartFailures): CartFailures {
  return new Map([...failures].filter(([, failure]) => failure.hasInput));
}

/** Returns the messages of all failures, whether one of them has no message, and the latest. */
export function describeFailures(failures: CartFailures): {
  readonly errors: ErrorsByField;
  readonly hasFailed: boolean;
  readonly latest: SubmissionResult | undefined;
} {
  const results = [...failures.values()].map(({ result }) => result);
  const errors = results.flatMap((result) =>
    result.outcome === 'invalid' ? Object.entries(result.errors) : [],
  );
  return {
    errors: Object.fromEntries(errors),
    hasFailed: results.some(({ outcome }) => outcome !== 'invalid'),
    latest: results.at(-1),
  };
}

/**
 * Returns the page to load after several accepted posts. Its query may contain a message about a removed or moved line. A later post without
 * a message keeps it, such as a changed quantity or the second click on a button. Only putting a line back removes it.
 *
 * @param before the page of the earlier posts
 * @param redirect the target of the last response
 */
export function pageAfter(before: string | undefined, body: FormData, redirect: string): string {
  return before !== undefined && hasMessage(before) && !hasMessage(redirect) && body.get('action') !== 'undo'
    ? before
    : redirect;
}

function hasMessage(page: string): boolean {
  const query = new URLSearchParams(page.split('?')[1]);
  return MESSAGE_PARAMETERS.some((name) => query.has(name));
}

/** The forms of quantities and of the coupon contain input. The others are buttons. */
function hasInput(body: FormData) {
  return body.get('action') === 'coupon' || isQuantity(body);
}

/** Returns whether a form sets the quantity of a line. Without a script, such a form has an action. */
export function isQuantity(body: FormData): boolean {
  return body.get('action') === null && body.has('quantity');
}
