import { data, redirect } from 'react-router-dom';
import { plainHeading, readHeading } from '#renderer/heading';
import { readLink } from '#renderer/link';
import { needsOf } from '#renderer/needs';
import { readSections } from '#renderer/read-sections';
import { type RenderedPage, renderSections } from '#renderer/render-sections';
import type { Entry, Globals } from '#site/content';
import type { Locale } from '#site/locale';
import { messagesOf } from '#site/messages';
import { readChrome, renderHiddenHeading } from '#site/shell';
import { answersTo } from './answers.ts';
import { reportLeftOut } from './left-out-report.ts';
import type { Page } from './page.ts';
import { withPictureDetails } from './picture-details.ts';
import { readingOf } from './reading-of.ts';
import type { Services } from './services.ts';
import { translationsOf } from './translations.ts';

export type Visit = {
  readonly locale: Locale;
  /** Path with the locale, decoded, without a trailing slash: `/nl/over-ons`. */
  readonly path: string;
  /** Opens drafts; such a visit is cached nowhere. */
  readonly previewToken: string | undefined;
  readonly signal: AbortSignal;
};

/**
 * A content page: the entry that lives at this path in this locale's site, read, rendered and given its metadata.
 *
 * @throws a 404 response where nothing lives, 503 where the content system cannot say, a redirect where the entry says so
 */
export async function loadContentPage(visit: Visit, services: Services): Promise<Page> {
  const { locale, path, previewToken, signal } = visit;
  const content = services.content.forVisit({ site: locale.site, previewToken, signal });
  const reading = readingOf(locale, services);
  const uri = path.slice(locale.code.length + 1) || '/';
  const [found, { chrome, globals }] = await Promise.all([
    content.entryByUri(uri),
    readChrome(content, reading),
  ]);

  if (!found.ok) throw data(null, { status: 503 });
  if (found.value === null) throw data(`Page Not Found: ${path}`, { status: 404 });
  const entry = found.value;
  const leadsTo = entry.redirect === null ? undefined : readLink(entry.redirect, reading);
  if (leadsTo !== undefined && leadsTo !== encodeURI(path)) throw redirect(leadsTo);

  const { language, intl } = locale;
  const messages = messagesOf(locale);
  const [sections, translations] = await Promise.all([
    withPictureDetails(entry.sections, content, language),
    translationsOf(entry, services.content, signal),
  ]);
  const read = readSections(sections, reading);
  const needs = needsOf(read.flatMap((item) => ('section' in item ? [item.section] : [])));
  const rendered = renderSections(read, {
    language: intl,
    words: messages.sections,
    answers: await answersTo(needs, { globals, locale, now: services.now() }),
    leftOutWords: previewToken === undefined ? undefined : messages.leftOut,
  });
  reportLeftOut(rendered.leftOut, { path, entry: entry.id }, services.log);

  const indexed = isIndexed(entry, locale) && previewToken === undefined;
  return {
    status: 200,
    locale,
    path,
    title: titleOf(entry, chrome.siteName, seoText(globals, 'title_separator') ?? '|'),
    description: entry.seo.description ?? seoText(globals, 'description'),
    canonical: services.siteUrl + encodeURI(path),
    indexed,
    translations: { ...translations, [locale.code]: path },
    sections: withMainHeading(rendered, entry),
    chrome,
    preview: previewToken !== undefined,
  };
}

function withMainHeading({ sections, hasMainHeading }: RenderedPage, { title }: Entry) {
  return hasMainHeading ? sections : [renderHiddenHeading(title ?? ''), ...sections];
}

/** The French locale is not indexed (specification §2); a page may ask for the same. */
function isIndexed(entry: Entry, locale: Locale) {
  return locale.code !== 'fr' && !entry.seo.noindex;
}

/** Page title, separator, site name (specification §2). */
function titleOf({ seo, title }: Entry, siteName: string, separator: string) {
  const own = seo.title ?? plainHeading(readHeading(title ?? ''));
  return own === '' || own === siteName ? siteName : `${own} ${separator} ${siteName}`;
}

function seoText(globals: Globals, field: 'title_separator' | 'description') {
  const value = globals['seo']?.[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
