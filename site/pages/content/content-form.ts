import { data, redirect } from 'react-router-dom';
import { type PostedForm, resultId, type SubmissionResult } from '#renderer/forms/form';
import type { FormPost, ReceiveForm, RejectedPost } from '#site/forms/receive-form';
import { RESULT_STATUS } from '#site/forms/submission';
import { defaultLocale, findLocale, type Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { retryAfter } from '#site/protocol/retry-after';
import {
  decodePath,
  type PageRequest,
  parseContextOf,
  previewQuery,
  previewTokenOf,
} from '../page-request.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { type LoadedPage, loadContentPage, renderContentPage } from './content-page.ts';

/** Handles a form that was posted by `fetch`. The response is JSON. */
export type JsonFormHandler = (request: Request, address: string | undefined) => Promise<Response>;

/** Query parameter with the id of the section whose form was accepted. A page with this parameter is not cached. */
const SENT_PARAMETER = 'sent';

/** Returns whether a URL shows the thank-you message of a form. */
export function showsThanks({ searchParams }: URL): boolean {
  return searchParams.has(SENT_PARAMETER);
}

/** After an accepted post has redirected: returns that form with the result `accepted`, so that the page shows its thank-you message. */
export function readAcceptedForm({ url }: Request, { sections }: LoadedPage): PostedForm | undefined {
  const sent = new URL(url).searchParams.get(SENT_PARAMETER);
  const section = sections.find(({ id, type }) => id === sent && type === 'form');
  return section && { section: section.id, result: { outcome: 'accepted' }, values: {}, fileFields: [] };
}

/**
 * Receives a form that was sent as a plain HTML form. If it is not accepted, the same page shows its values and errors.
 *
 * @throws a redirect to the thank-you message after an accepted form, so that a reload posts nothing
 * @throws an error response for a rejected post
 */
export async function postContentForm(
  request: Request,
  pageRequest: PageRequest,
  {
    address,
    services,
    receive,
  }: { readonly address: string | undefined; readonly services: Services; readonly receive: ReceiveForm },
): Promise<Page> {
  const received = await receive(toFormPost(request, pageRequest, address, services));
  if ('status' in received) {
    if (received.redirectTarget !== undefined) throw redirect(received.redirectTarget);
    throw data(null, { status: received.status });
  }
  const { section, result } = received;
  if (result.outcome === 'accepted') {
    const id = encodeURIComponent(section);
    const thanks = `${encodeURI(pageRequest.path)}?${SENT_PARAMETER}=${id}#${resultId(id)}`;
    throw redirect(result.redirect ?? thanks, 303);
  }
  return renderContentPage(await loadContentPage(pageRequest, services), pageRequest, services, received);
}

/** Returns whether a request was sent by a form's script, which reads the result as JSON. */
export function acceptsJson({ headers }: Request): boolean {
  return headers.get('accept')?.trim() === 'application/json';
}

/** Creates the handler of forms that are sent by `fetch`. It does not render the page. */
export function createJsonFormHandler(services: Services, receive: ReceiveForm): JsonFormHandler {
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    const locale = findLocale(pathname.split('/')[1]);
    const path = decodePath(request);
    if (!locale || path === undefined) return jsonResponse({ status: 404 }, locale ?? defaultLocale);
    try {
      const pageRequest = { locale, path, previewToken: previewTokenOf(request) };
      return jsonResponse(await receive(toFormPost(request, pageRequest, address, services)), locale);
    } catch (error) {
      services.log.error({ err: error, path: pathname }, 'forms: receiving a form failed');
      return jsonResponse({ status: 500 }, locale);
    }
  };
}

function toFormPost(
  request: Request,
  { locale, path, previewToken }: Pick<PageRequest, 'locale' | 'path' | 'previewToken'>,
  address: string | undefined,
  services: Services,
): FormPost {
  const parseContext = parseContextOf(locale, services, previewQuery(previewToken));
  return { request, locale, path, previewToken, parseContext, address };
}

/** Returns the result of a post as JSON. A rejected post becomes an invalid or unreachable result with a message in the visitor's language. */
function jsonResponse(
  received: PostedForm | Pick<RejectedPost, 'status'> | { readonly status: 500 },
  locale: Locale,
): Response {
  if ('result' in received) return resultResponse(received.result);
  const { status } = received;
  if (status === 503) return resultResponse({ outcome: 'unreachable' });
  const t = messagesOf(locale);
  const messages: Readonly<Record<number, string>> = {
    413: t('sections:form.tooLarge'),
    429: t('sections:form.tooOften'),
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
