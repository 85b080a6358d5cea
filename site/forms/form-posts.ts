import { isRouteErrorResponse } from 'react-router-dom';
import type { PostAnswer } from '#renderer/forms/form';
import { defaultLocale, findLocale, type Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { decodedPath } from '#site/pages/decoded-path';
import type { Services } from '#site/pages/page-services';
import { previewTokenOf } from '#site/pages/preview';
import { retryAfter } from '#site/pages/retry-after';
import { readContentPage } from '../pages/content/content-page.ts';
import { readPostedBody } from './posted-body.ts';
import type { Posting } from './posting.ts';
import { receiveForm } from './receive-form.ts';

/** Takes a form that a page's script sent; the answer is data, since the page is there already. */
export type FormPosts = (request: Request, address: string | undefined) => Promise<Response>;

const STATUS: Readonly<Record<PostAnswer['outcome'], number>> = {
  accepted: 200,
  refused: 422,
  unreachable: 503,
};

/** Whether a request wants data for an answer, not a page. */
export function wantsData({ headers }: Request): boolean {
  return headers.get('accept')?.trim() === 'application/json';
}

/** Answers what scripts send, by the same judgement as what browsers post. */
export function createFormPosts(services: Services, posting: Posting): FormPosts {
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    const locale = findLocale(pathname.split('/')[1]);
    const path = decodedPath(request);
    if (!locale || path === undefined) return refusal(404, locale ?? defaultLocale);
    if (!posting.allows(address)) return refusal(429, locale);
    const form = await readPostedBody(request, services.siteUrl);
    if (!(form instanceof FormData)) return refusal(form, locale);
    const visit = {
      locale,
      path,
      query: new URLSearchParams(),
      previewToken: previewTokenOf(request),
      signal: request.signal,
    };
    try {
      const page = await readContentPage(visit, services);
      const received = await receiveForm(form, { page, visit, services, posting, address });
      return answer(
        received.outcome === 'accepted'
          ? { outcome: 'accepted', leadsTo: received.leadsTo }
          : { outcome: received.outcome, errors: received.errors },
      );
    } catch (error) {
      const status = statusOf(error);
      if (status === 500)
        services.log.error({ err: error, path: pathname }, 'routes: a form could not be taken');
      return refusal(status, locale);
    }
  };
}

/** What was thrown instead of an answer, as a status: the page or its form is not there, or cannot be had. */
function statusOf(error: unknown): number {
  if (error instanceof Response) return 409;
  if (isRouteErrorResponse(error)) return error.status;
  const init = typeof error === 'object' && error !== null && 'init' in error ? error.init : undefined;
  const status = typeof init === 'object' && init !== null && 'status' in init ? init.status : undefined;
  return typeof status === 'number' ? status : 500;
}

/** Why it was not even read, in the visitor's language. */
function refusal(status: number, locale: Locale): Response {
  const { t, sections } = messagesOf(locale);
  if (status === 503) return answer({ outcome: 'unreachable', errors: {} });
  const { tooLarge, tooOften } = sections.form;
  const texts: Readonly<Record<number, string>> = {
    413: tooLarge,
    429: tooOften,
    500: t('errors:general.description'),
  };
  return answer(
    { outcome: 'refused', errors: { '': [texts[status] ?? t('errors:turnedAway.description')] } },
    status,
  );
}

function answer(said: PostAnswer, status = STATUS[said.outcome]): Response {
  return Response.json(said, { status, headers: { 'cache-control': 'no-store', ...retryAfter(status) } });
}
