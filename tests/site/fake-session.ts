import type { Session, VisitorSession } from '#site/session/session';

/** Creates the session of one request, without cookies. Every form token is valid. */
export function createFakeSession(initial: Session = {}, cartPageId = ''): VisitorSession {
  let session = initial;
  return {
    values: () => session,
    change: (values) => void (session = { ...session, ...values }),
    formToken: () => 'token',
    isFormToken: () => true,
    cartPageId: () => cartPageId,
    renewCartPageId: () => {},
  };
}
