import type { SubmissionResult } from '#renderer/forms/submission-result';
import { describeStatus } from '#site/forms/describe-status';
import { RESULT_STATUS } from '#site/forms/submission';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { retryAfter } from '#site/protocol/retry-after';

/** The result of a form that a script posted. The response is JSON instead of a page. */
export type JsonResult = { readonly json: SubmissionResult; readonly status: number };

/** Returns whether a script posted a form and reads the result as JSON. */
export function acceptsJson({ method, headers }: Request): boolean {
  return method === 'POST' && headers.get('accept')?.trim() === 'application/json';
}

/** Returns the JSON of a result. */
export function jsonResult(json: SubmissionResult, status = RESULT_STATUS[json.outcome]): JsonResult {
  return { json, status };
}

/** Returns the JSON of a refused post. It is `invalid`, with a message in the visitor's language, unless a server has failed. */
export function refusedResult(status: number, locale: Locale): JsonResult {
  if (status >= 500) {
    const outcome = status === 503 ? 'unreachable' : 'failed';
    return jsonResult({ outcome, detail: describeStatus(status) }, status);
  }
  const t = messagesOf(locale);
  const messages: Readonly<Record<number, string>> = {
    413: t('sections:form.tooLarge'),
    429: t('sections:form.tooOften'),
  };
  const message = messages[status] ?? t('errors:notAccepted.description');
  return jsonResult({ outcome: 'invalid', errors: { '': [message] } }, status);
}

/** Creates the response of a form that a script posted. */
export function toJsonResponse({ json, status }: JsonResult): Response {
  return Response.json(json, {
    status,
    headers: { 'cache-control': 'no-store', ...retryAfter(status) },
  });
}
