import { postForm } from '#renderer/forms/post-form';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';

/** The field with the number of the order. */
export const REPORTED_FIELD = 'reported';

/**
 * Reports to the server that the purchase event of an order was sent, so the next document of the confirmation does not contain it. Browser
 * storage alone is not enough, because a withdrawal of the consent deletes it and some browsers block it.
 *
 * @param action the path of the confirmation
 */
export function reportPurchase(
  action: string,
  { number, formToken }: { readonly number: string; readonly formToken: string },
): void {
  const body = new FormData();
  body.set(FORM_TOKEN_FIELD, formToken);
  body.set(REPORTED_FIELD, number);
  void postForm(action, body, { keepalive: true });
}
