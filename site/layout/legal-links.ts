import type { ParseContext } from '#renderer/parse/parse-context';
import type { Messages } from '#site/i18n/messages';
import type { Globals } from '#site/services/content';
import { readLinkField } from './link-field.ts';

type LegalLink = { readonly href: string; readonly label: string };

/** Links to the legal pages. A link is `undefined` if the `site` global does not contain it. */
type LegalLinks = {
  readonly privacy: LegalLink | undefined;
  readonly terms: LegalLink | undefined;
};

/** Reads the links to the legal pages, which are shown wherever visitors give their consent. */
export function readLegalLinks({ site = {} }: Globals, parseContext: ParseContext, t: Messages): LegalLinks {
  const linkOf = (field: unknown, label: string) => {
    const href = readLinkField(field, parseContext);
    return href === undefined ? undefined : { href, label };
  };
  return {
    privacy: linkOf(site['privacy_link'], t('layout:legal.privacy')),
    terms: linkOf(site['terms_link'], t('layout:legal.terms')),
  };
}
