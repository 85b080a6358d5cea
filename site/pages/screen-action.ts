import { data, redirect } from 'react-router-dom';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { readPostBody } from '#site/forms/read-post-body';
import { messagesOf } from '#site/i18n/messages';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import { hasFormToken } from '#site/session/form-token';
import type { PersonalRequest, ScreenRequest } from './define-screen.ts';
import { acceptsJson, type JsonResult, jsonResult, refusedResult } from './form-response.ts';
import { pathAndQueryOf } from './page-request.ts';
import { storeUnsentForm, takeUnsentForm } from './unsent-form.ts';

/** The customer's token has expired. `redirect` is the sign-in screen. After signing in, the visitor returns to the screen with the form. */
type SignedOutResult = { readonly outcome: 'signed-out'; readonly redirect: string };
/** The visitor requested other fields without a script, for example those of another country. The action has stored no data. */
type RedisplayedResult = { readonly outcome: 'redisplayed' };
export type ScreenActionResult = SubmissionResult | SignedOutResult | RedisplayedResult;

/** Changes data for a form that was posted to the screen. */
export type ScreenAction<OwnRequest extends ScreenRequest = ScreenRequest> = {
  /**
   * Returns the result. That of an accepted form may contain the next page: a path of this site or a payment provider's URL. Default: the
   * screen itself.
   */
  readonly run: (form: FormData, request: OwnRequest) => Promise<ScreenActionResult>;
  /** Names of the fields whose texts a refused form shows again. Never list a password. */
  readonly redisplayedFields: readonly string[];
};

/** A form that is shown again, for the view. */
export type PostedScreenForm = {
  /** `undefined` if the form was not refused, because the visitor only requested other fields. */
  readonly result: SubmissionResult | undefined;
  /** The entered texts, by field name. */
  readonly values: Readonly<Record<string, string>>;
};

/**
 * Runs the action of a screen. For a script, returns the result as JSON. For a plain HTML form, returns the form that the screen shows again.
 *
 * @param path path of the screen
 * @throws a redirect after an accepted plain form, so that a reload does not post again
 * @throws an error response for a plain form that is refused before it is read
 */
export async function postScreenForm<OwnRequest extends ScreenRequest>(
  { run, redisplayedFields }: ScreenAction<OwnRequest>,
  { request, path, screenRequest }: { request: Request; path: string; screenRequest: OwnRequest },
): Promise<PostedScreenForm | JsonResult> {
  const form = await readPostBody(request, screenRequest.services.siteUrl);
  if (!(form instanceof FormData)) {
    if (acceptsJson(request)) return refusedResult(form, screenRequest.locale);
    throw data(null, { status: form });
  }
  const ran = isOfVisitor(form, screenRequest)
    ? await run(form, screenRequest)
    : invalidFormToken(screenRequest);
  const values = Object.fromEntries(redisplayedFields.map((name) => [name, textOf(form.get(name))]));
  if (ran.outcome === 'redisplayed') return { result: undefined, values };
  if (ran.outcome === 'signed-out') storeForm(request, screenRequest, values);
  if (ran.outcome === 'accepted') removeForm(request, screenRequest);
  const result: SubmissionResult = ran.outcome === 'signed-out' ? { ...ran, outcome: 'accepted' } : ran;
  const redirectTarget = result.outcome === 'accepted' ? (result.redirect ?? path) : undefined;
  if (acceptsJson(request))
    return jsonResult(result.outcome === 'accepted' ? { ...result, redirect: redirectTarget } : result);
  if (redirectTarget !== undefined) throw redirect(redirectTarget, 303);
  return { result, values };
}

/**
 * Returns the form that the visitor sent to this screen before signing in again, or `undefined`. A field without a stored text is empty, because
 * the session does not store empty texts.
 *
 * @param fields the names of the redisplayed fields
 */
export function readUnsentForm(
  fields: ScreenAction['redisplayedFields'],
  request: Request,
  screenRequest: ScreenRequest | PersonalRequest,
): PostedScreenForm | undefined {
  if (!('session' in screenRequest)) return undefined;
  const stored = takeUnsentForm(screenRequest.session, pathAndQueryOf(request));
  if (!stored) return undefined;
  const values = Object.fromEntries(fields.map((name) => [name, stored[name] ?? '']));
  const message = messagesOf(screenRequest.locale)('errors:signedOutBeforeSending');
  return { result: { outcome: 'invalid', errors: { '': [message] } }, values };
}

function storeForm(
  request: Request,
  screenRequest: ScreenRequest | PersonalRequest,
  values: PostedScreenForm['values'],
) {
  if ('session' in screenRequest) storeUnsentForm(screenRequest.session, pathAndQueryOf(request), values);
}

/** Removes a stored form after an accepted post. It may be stored again, because a concurrent response can overwrite the session cookie. */
function removeForm(request: Request, screenRequest: ScreenRequest | PersonalRequest) {
  if ('session' in screenRequest) takeUnsentForm(screenRequest.session, pathAndQueryOf(request));
}

/**
 * Returns whether a form contains the visitor's form token, which all forms of personal screens contain. False after the visitor has
 * deleted cookies.
 */
function isOfVisitor(form: FormData, request: ScreenRequest | PersonalRequest) {
  return !('session' in request) || hasFormToken(form, request.session);
}

/**
 * Returns the result of a form with an old token. A script posts the form again with the new token. Without a script, the visitor submits it
 * again.
 */
function invalidFormToken(request: ScreenRequest | PersonalRequest): SubmissionResult {
  return {
    outcome: 'invalid',
    errors: { '': [messagesOf(request.locale)('errors:sessionEnded')] },
    renewed: 'session' in request ? { [FORM_TOKEN_FIELD]: request.session.formToken() } : undefined,
  };
}

/** Returns a text with `\n` as line end instead of the form encoding's `\r\n`. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
