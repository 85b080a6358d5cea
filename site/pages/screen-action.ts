import { data, redirect } from 'react-router-dom';
import type { SubmissionResult } from '#renderer/forms/form';
import { readPostBody } from '#site/forms/read-post-body';
import type { ScreenRequest } from './define-screen.ts';
import { acceptsJson, type JsonResult, jsonResult, rejectedResult } from './form-response.ts';

/** Changes data for a form that was posted to the screen. */
export type ScreenAction = {
  /** Returns the result. An accepted form may name the next page, a path of this site. Otherwise it is the screen itself. */
  readonly run: (form: FormData, request: ScreenRequest) => Promise<SubmissionResult>;
  /** Names of the fields whose texts are shown again if the form is not accepted. Never list a password. */
  readonly redisplayedFields: readonly string[];
};

/** A posted form that was not accepted, for the view. */
export type PostedScreenForm = {
  readonly result: SubmissionResult;
  /** The entered texts, by field name. */
  readonly values: Readonly<Record<string, string>>;
};

/**
 * Runs the action of a screen. A script receives the result as JSON. For a plain HTML form, returns the posted form, which the screen
 * shows again.
 *
 * @param path path of the screen
 * @throws a redirect after an accepted plain form, so that a reload posts nothing
 * @throws an error response for a plain form that is rejected before it is read
 */
export async function postScreenForm(
  { run, redisplayedFields }: ScreenAction,
  { request, path, screenRequest }: { request: Request; path: string; screenRequest: ScreenRequest },
): Promise<PostedScreenForm | JsonResult> {
  const { services, locale } = screenRequest;
  const form = await readPostBody(request, services.siteUrl);
  if (!(form instanceof FormData)) {
    if (acceptsJson(request)) return rejectedResult(form, locale);
    throw data(null, { status: form });
  }
  const result = await run(form, screenRequest);
  const redirectTarget = result.outcome === 'accepted' ? (result.redirect ?? path) : undefined;
  if (acceptsJson(request))
    return jsonResult(result.outcome === 'accepted' ? { ...result, redirect: redirectTarget } : result);
  if (redirectTarget !== undefined) throw redirect(redirectTarget, 303);
  const values = redisplayedFields.map((name) => [name, textOf(form.get(name))] as const);
  return { result, values: Object.fromEntries(values) };
}

/** Returns a text with `\n` as line end instead of the form encoding's `\r\n`. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
