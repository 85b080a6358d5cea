import { data, redirect } from 'react-router-dom';
import type { PostedForm } from '#renderer/forms';
import { readLink } from '#renderer/link';
import { needsOf } from '#renderer/needs';
import { readSections } from '#renderer/read-sections';
import { renderSections } from '#renderer/render-sections';
import type { ReadSection, Section } from '#renderer/section';
import { fill } from '#renderer/words';
import type { ContentVisit, Entry, Globals } from '#site/content';
import type { Locale } from '#site/locale';
import { type Messages, messagesOf } from '#site/messages';
import { type Crumb, siteFacts } from '#site/seo';
import { type Chrome, readChrome, renderBreadcrumb, renderPreviewBanner } from '#site/shell';
import { answersTo } from './answers.ts';
import { readArticleList } from './article-list-page.ts';
import { listsArticles } from './article-lists.ts';
import { isArticle, readArticle } from './article-page.ts';
import { crumbsOf } from './crumbs.ts';
import { reportLeftOut } from './left-out-report.ts';
import { metadataOf } from './metadata.ts';
import { type PageKind, plainPage } from './page-kind.ts';
import type { Page, Translations } from './page.ts';
import { withPictureDetails } from './picture-details.ts';
import { previewQuery } from './preview.ts';
import { readingOf } from './reading-of.ts';
import type { Services } from './services.ts';
import { chosenPictures } from './shared-pictures.ts';
import { translationsOf } from './translations.ts';

export type Visit = {
  readonly locale: Locale;
  /** Path with the locale, decoded, without a trailing slash: `/nl/over-ons`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Opens drafts; such a visit is cached nowhere. */
  readonly previewToken: string | undefined;
  readonly signal: AbortSignal;
};

/** A content page as it was read, before it is shown. */
export type ReadPage = {
  /** The content system, in the page's site. */
  readonly content: ContentVisit;
  readonly entry: Entry;
  readonly chrome: Chrome;
  readonly globals: Globals;
  readonly translations: Translations;
  /** From home to the page. */
  readonly crumbs: readonly Crumb[];
  readonly read: readonly ReadSection[];
  /** Those that could be read. */
  readonly sections: readonly Section[];
};

/**
 * The entry that lives at this path in this locale's site, and all that is shown with it.
 *
 * @throws a 404 response where nothing lives, 503 where the content system cannot say, a redirect where the entry says so
 */
export async function readContentPage(visit: Visit, services: Services): Promise<ReadPage> {
  const { locale, path, previewToken, signal } = visit;
  const content = services.content.forVisit({ site: locale.site, previewToken, signal });
  const reading = readingOf(locale, services, previewQuery(previewToken));
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

  const [json, translations, crumbs] = await Promise.all([
    withPictureDetails(entry.sections, locale.language, { content, grounds: services.grounds }),
    translationsOf(entry, services.content, signal),
    crumbsOf(path, entry, { content, locale, siteName: chrome.siteName }),
  ]);
  const read = readSections(json, reading);
  const sections = read.flatMap((item) => ('section' in item ? [item.section] : []));
  return {
    content,
    entry,
    chrome,
    globals,
    translations: { ...translations, [locale.code]: path },
    crumbs,
    read,
    sections,
  };
}

/** A content page, rendered and given its metadata; with a form that was posted from it, also with what became of that. */
export async function showContentPage(
  page: ReadPage,
  visit: Visit,
  services: Services,
  posted?: PostedForm,
): Promise<Page> {
  const { locale, path, query, previewToken } = visit;
  const { content, entry, chrome, globals, crumbs } = page;
  const kind = await kindOf(page, visit, services);
  const sections = kind.showsSections ? page.sections : [];
  const translations = kind.translations ?? page.translations;
  const messages = messagesOf(locale);
  const { log } = services;
  const rendered = renderSections(kind.showsSections ? page.read : [], {
    opened: kind.opened,
    language: locale.intl,
    words: messages.sections,
    answers: await answersTo(needsOf(sections), {
      content,
      globals,
      locale,
      path,
      posted,
      log,
      icons: services.icons,
      now: services.now(),
    }),
    leftOutWords: previewToken === undefined ? undefined : messages.leftOut,
  });
  reportLeftOut(rendered.leftOut, { path, entry: entry.id }, log);

  const site = siteFacts(services.siteUrl, locale, chrome.siteName, globals);
  const preview = previewToken !== undefined;
  const metadata = metadataOf(
    {
      entry,
      path,
      query,
      sections,
      crumbs,
      translations,
      preview,
      chosen: await chosenPictures(entry, { content, globals, locale, reading: readingOf(locale, services) }),
      ...kind.said,
    },
    site,
    services,
  );
  const { titles } = messages.sections.form;
  return {
    status: posted ? STATUS[posted.outcome] : 200,
    locale,
    path,
    metadata: posted
      ? { ...metadata, title: fill(titles[posted.outcome], { title: metadata.title }) }
      : metadata,
    site,
    translations,
    parameters: kind.parameters ?? [],
    sections: [
      ...(preview ? [previewBanner(messages, path)] : []),
      ...renderBreadcrumb(crumbs, messages.t('breadcrumb'), previewQuery(previewToken)),
      ...kind.around(rendered),
    ],
    chrome,
    preview,
    keptQuery: previewQuery(previewToken),
  };
}

const STATUS: Readonly<Record<PostedForm['outcome'], number>> = {
  accepted: 200,
  refused: 422,
  unreachable: 503,
};

function previewBanner({ t }: Messages, path: string) {
  const exit = { label: t('preview:exit'), href: encodeURI(path) };
  return renderPreviewBanner({ text: t('preview:banner'), exit });
}

async function kindOf(page: ReadPage, visit: Visit, services: Services): Promise<PageKind> {
  if (isArticle(page.entry)) return readArticle(page, visit, services);
  if (listsArticles(page.entry)) return readArticleList(page, visit, services);
  return plainPage(page.entry.title ?? '');
}
