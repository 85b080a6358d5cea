import type { PostedForm } from '#renderer/forms/form';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { retryAfter } from '#site/protocol/retry-after';
import type { UnprocessablePost } from './receive-form.ts';
import { RESULT_STATUS } from './submission.ts';

/** Returns whether a request was sent by a form's script, which reads the result as JSON. */
export function acceptsJson({ headers }: Request): boolean {
  return headers.get('accept')?.trim() === 'application/json';
}

/** Returns the result of a post as JSON. An unprocessable post becomes an invalid or unreachable result with a message in the visitor's language. */
export function jsonResponse(
  received: PostedForm | Pick<UnprocessablePost, 'status'> | { readonly status: 500 },
  locale: Locale,
): Response {
  if ('result' in received) return resultResponse(received.result);
  const { status } = received;
  if (status === 503) return resultResponse({ outcome: 'unreachable' });
  const { t, sections } = messagesOf(locale);
  const { tooLarge, tooOften } = sections.form;
  const messages: Readonly<Record<number, string>> = {
    413: tooLarge,
    429: tooOften,
    500: t('errors:general.description'),
  };
  const message = messages[status] ?? t('errors:notAccepted.description');
  return resultResponse({ outcome: 'invalid', errors: { '': [message] } }, status);
}

function resultResponse(result: SubmissionResult, status = RESULT_STATUS[result.outcome]): Response {
  return Response.json(result, {
    status,
    headers: { 'cache-control': 'no-store', ...retryAfter(status) },
  });
}
