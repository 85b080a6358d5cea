import type { Http, Outcome } from '#site/services/http';
import type { FormAnswer } from './model.ts';
import { address } from './query.ts';
import { accepted, rejected, rejectedOldStyle } from './wire-forms.ts';

/** Values by handle. With a file among them the form travels as multipart, otherwise as JSON. */
export type FormValues = Readonly<Record<string, unknown>> | FormData;

/**
 * Posts a visitor's form (contract §7.2). Once: a second attempt could be a second submission. Without `X-Requested-With`, which would
 * bring the older shape of refusals; both shapes are read.
 *
 * @param key names the submission: ours stores one of a key once, however often it comes (`site/statamic/app/Http/Middleware`)
 * @param pageUrl absolute address of the localised page; the content system words its messages in that site's language
 */
export function postForm(
  http: Http,
  {
    form,
    values,
    pageUrl,
    key,
    timeLimitMs,
  }: { form: string; values: FormValues; pageUrl: string; key?: string | undefined; timeLimitMs: number },
): Promise<Outcome<FormAnswer>> {
  return http.ask({
    method: 'POST',
    path: address(['!', 'forms', form]),
    body: bodyOf(values),
    headers: { referer: pageUrl, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    retries: 0,
    timeLimitMs,
    answer: accepted,
    otherAnswers: { 400: rejectedOldStyle, 422: rejected },
  });
}

function bodyOf(values: FormValues): FormData | Readonly<Record<string, unknown>> {
  if (values instanceof FormData) return values;
  const all = Object.values(values).flat();
  if (!all.some((value) => value instanceof Blob)) return values;
  const body = new FormData();
  for (const [handle, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const one of value) append(body, `${handle}[]`, one);
    else append(body, handle, value);
  }
  return body;
}

/** PHP reads `1` and an empty string where JSON has true and false; a null field is one that was not sent. */
function append(body: FormData, name: string, value: unknown) {
  if (value === null || value === undefined) return;
  if (value instanceof Blob) body.append(name, value);
  else if (typeof value === 'boolean') body.append(name, value ? '1' : '');
  else body.append(name, String(value));
}
