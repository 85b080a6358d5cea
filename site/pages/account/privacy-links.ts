import { readLegalLinks } from '#site/layout/legal-links';
import { parseContextOf } from '../page-request.ts';
import type { AccountLink } from './account-model.ts';
import type { AccountContext } from './account-screen.ts';

/** Loads the link to the privacy page for a form that asks for consent. Empty without such a page. */
export async function loadPrivacyLinks({
  content,
  locale,
  services,
  t,
}: AccountContext): Promise<readonly AccountLink[]> {
  // The layout loads the same globals, so the response is usually cached.
  const globals = await content.globals();
  if (!globals.ok) return [];
  const { privacy } = readLegalLinks(globals.value, parseContextOf(locale, services), t);
  return privacy ? [privacy] : [];
}
