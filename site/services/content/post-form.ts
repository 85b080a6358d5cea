import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { Http, Outcome } from '#site/services/http';
import { buildPath } from './query.ts';
import { acceptedBody, invalidBody, legacyInvalidBody } from './wire-forms.ts';

/** Values by handle. Values with a file are sent as multipart, others as JSON. */
export type SubmittedValues = Readonly<Record<string, unknown>> | FormData;

type FormRequest = {
  readonly form: string;
  readonly values: SubmittedValues;
  /** Absolute URL of the localised page. The content system writes its messages in the language of that site. */
  readonly pageUrl: string;
  /** Identifies the submission. The project's middleware stores one submission per key (`site/statamic/app/Http/Middleware`). */
  readonly key?: string | undefined;
  readonly timeoutMs: number;
};

/**
 * Posts a visitor's form (contract §7.2), without retries: a content system that ignores the key would store a second submission. The
 * header `X-Requested-With` is not sent, because it selects the older shape of error responses. Both shapes are read.
 */
export function postForm(
  http: Http,
  { form, values, pageUrl, key, timeoutMs }: FormRequest,
): Promise<Outcome<SubmissionResult>> {
  return http.request({
    method: 'POST',
    path: buildPath(['!', 'forms', form]),
    body: bodyOf(values),
    headers: { referer: pageUrl, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    retries: 0,
    timeoutMs,
    response: acceptedBody,
    otherResponses: { 400: legacyInvalidBody, 422: invalidBody },
  });
}

function bodyOf(values: SubmittedValues): FormData | Readonly<Record<string, unknown>> {
  if (values instanceof FormData) return values;
  const all = Object.values(values).flat();
  if (!all.some((value) => value instanceof Blob)) return values;
  const body = new FormData();
  for (const [handle, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const item of value) append(body, `${handle}[]`, item);
    else append(body, handle, value);
  }
  return body;
}

/** PHP reads `1` as true and an empty string as false. A field with the value null is not sent. */
function append(body: FormData, name: string, value: unknown) {
  if (value === null || value === undefined) return;
  if (value instanceof Blob) body.append(name, value);
  else if (typeof value === 'boolean') body.append(name, value ? '1' : '');
  else body.append(name, String(value));
}
