import { localeOf } from '#site/pages/page-request';
import type { RequestContext } from '#site/pages/request-context';
import type { OpenSession } from '#site/session/sessions';

/** A request, and the client address. */
type VisitorRequest = { readonly request: Request; readonly address: string | undefined };

/** Calls `respond` with the visitor's session, and adds changes of the session to the response as cookies. */
export async function respondWithSession(
  openSession: OpenSession,
  { request, address }: VisitorRequest,
  respond: (context: RequestContext) => Promise<Response>,
): Promise<Response> {
  const session = await openSession(request, localeOf(request));
  const response = await respond({ address, session });
  const cookies = await session.cookies();
  if (cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}
