import type { VisitorSession } from '#site/session/session';

/** Maximum length of a stored form. With a longer form, the session could exceed the size of a cookie. */
const MAX_LENGTH = 700;
const MAX_ADDRESS_LENGTH = 150;

type Texts = Readonly<Record<string, string>>;

/**
 * Stores the texts of a form in the session, without the empty ones. Call it if the customer's token had expired when the form was posted. After
 * signing in, the screen shows the texts again.
 *
 * @param address path and query of the screen
 */
export function storeUnsentForm(session: VisitorSession, address: string, texts: Texts): void {
  const values = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  const isStored = JSON.stringify(values).length <= MAX_LENGTH && address.length <= MAX_ADDRESS_LENGTH;
  session.change({ unsentForm: isStored ? { address, values } : undefined });
}

/** Returns the stored texts of the form at an address, without the empty ones, and removes them from the session. */
export function takeUnsentForm(session: VisitorSession, address: string): Texts | undefined {
  const { unsentForm } = session.values();
  if (unsentForm?.address !== address) return undefined;
  session.change({ unsentForm: undefined });
  return unsentForm.values;
}
