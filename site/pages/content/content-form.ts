import { data, redirect } from 'react-router-dom';
import { type PostedForm, resultId } from '#renderer/forms/form-data';
import type { FormPost, ReceiveForm } from '#site/forms/receive-form';
import type { FormResultParameter } from '#site/protocol/page-address';
import { type JsonResult, jsonResult, refusedResult } from '../form-response.ts';
import { type PageRequest, parseContextOf, previewQuery } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { type LoadedPage, loadContentPage } from './content-page.ts';
import { renderContentPage } from './render-content-page.ts';

/** The context of receiving a form, besides its request. */
type FormPostContext = {
  /** The client address. */
  readonly address: string | undefined;
  readonly services: Services;
  readonly receive: ReceiveForm;
};

/** Query parameter with the id of the section whose form was accepted. A page with this parameter is not cached. */
const SENT_PARAMETER = 'sent' satisfies FormResultParameter;

/** Returns whether a URL shows the thank-you message of a form. */
export function showsThanks({ searchParams }: URL): boolean {
  return searchParams.has(SENT_PARAMETER);
}

/** Returns the form of an accepted post after its redirect, so that the page shows the thank-you message. */
export function readAcceptedForm({ url }: Request, { sections }: LoadedPage): PostedForm | undefined {
  const sent = new URL(url).searchParams.get(SENT_PARAMETER);
  const section = sections.find(({ id, type }) => id === sent && type === 'form');
  return section && { sectionId: section.id, result: { outcome: 'accepted' }, values: {}, fileFields: [] };
}

/**
 * Receives a form that was sent as a plain HTML form. If it is not accepted, the same page shows its values and errors.
 *
 * @throws a redirect to the thank-you message after an accepted form, so that a reload does not post again
 * @throws an error response for a post that is refused before its values are read
 * @throws 503 if the form is not accepted and the content system cannot return its page
 */
export async function postContentForm(
  request: Request,
  pageRequest: PageRequest,
  { address, services, receive }: FormPostContext,
): Promise<Page> {
  const received = await receive(toFormPost(request, pageRequest, address, services));
  if ('status' in received) {
    if (received.redirectTarget !== undefined) throw redirect(received.redirectTarget);
    throw data(null, { status: received.status });
  }
  const { sectionId, result } = received;
  if (result.outcome === 'accepted') {
    const id = encodeURIComponent(sectionId);
    const thanks = `${encodeURI(pageRequest.path)}?${SENT_PARAMETER}=${id}#${resultId(id)}`;
    throw redirect(result.redirect ?? thanks, 303);
  }
  const page = await loadContentPage(pageRequest, services);
  if (page === 'unavailable') throw data(null, { status: 503 });
  if (page === 'missing') throw data(`Page Not Found: ${pageRequest.path}`, { status: 404 });
  return renderContentPage(page, pageRequest, services, received);
}

/** Receives a form that was posted by `fetch`. It does not load the page. */
export async function postContentFormByScript(
  request: Request,
  pageRequest: PageRequest,
  { address, services, receive }: FormPostContext,
): Promise<JsonResult> {
  const received = await receive(toFormPost(request, pageRequest, address, services));
  return 'result' in received
    ? jsonResult(received.result)
    : refusedResult(received.status, pageRequest.locale);
}

function toFormPost(
  request: Request,
  { locale, path, previewToken }: PageRequest,
  address: string | undefined,
  services: Services,
): FormPost {
  const parseContext = parseContextOf(locale, services, previewQuery(previewToken));
  return { request, locale, path, previewToken, parseContext, address };
}
