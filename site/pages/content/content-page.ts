import { data, redirect } from 'react-router-dom';
import type { PostedForm } from '#renderer/forms/form';
import { readLink } from '#renderer/parse/link';
import { readSections } from '#renderer/parse/read-sections';
import { collectDataRequirements } from '#renderer/render/data-requirements';
import { renderSections } from '#renderer/render/render-sections';
import { interpolate } from '#renderer/render/text-templates';
import type { SectionResult, Section } from '#renderer/sections/section';
import { RESULT_STATUS } from '#site/forms/submission';
import type { Locale } from '#site/i18n/locale';
import { type Messages, messagesOf } from '#site/i18n/messages';
import { type Chrome, readChrome } from '#site/layout/layout-data';
import { renderBreadcrumb, renderPreviewBanner } from '#site/layout/render-layout';
import type { Localisations } from '#site/protocol/payload';
import { type Crumb } from '#site/seo/json-ld';
import { siteFacts } from '#site/seo/site-facts';
import type { ContentVisit, Entry, Globals } from '#site/services/content';
import { readArticleList } from '../articles/article-list-page.ts';
import { listsArticles } from '../articles/article-lists.ts';
import { isArticle, readArticle } from '../articles/article-page.ts';
import { translationsOf } from '../localisations.ts';
import { metadataOf } from '../metadata.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { readingOf } from '../parse-context.ts';
import { previewQuery } from '../preview.ts';
import { answersTo } from '../section-data.ts';
import { chosenPictures } from '../social-pictures.ts';
import { crumbsOf } from './crumbs.ts';
import { reportLeftOut } from './log-skipped-sections.ts';
import { type PageKind, plainPage } from './page-kind.ts';
import { withPictureDetails } from './picture-details.ts';

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
  readonly translations: Localisations;
  /** From home to the page. */
  readonly crumbs: readonly Crumb[];
  readonly read: readonly SectionResult[];
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
    hasOwnHeader: kind.opened,
    language: locale.intl,
    texts: messages.sections,
    data: await answersTo(collectDataRequirements(sections), {
      content,
      globals,
      locale,
      path,
      posted,
      log,
      icons: services.icons,
      now: services.now(),
    }),
    errorCardTexts: previewToken === undefined ? undefined : messages.errorCardTexts,
  });
  reportLeftOut(rendered.skipped, { path, entry: entry.id }, log);

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
    status: posted ? RESULT_STATUS[posted.result.outcome] : 200,
    locale,
    path,
    metadata: posted
      ? { ...metadata, title: interpolate(titles[titleKeyOf(posted)], { title: metadata.title }) }
      : metadata,
    site,
    localisations: translations,
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

/** The visitor cannot tell a permanent failure of the content system from a temporary one. */
function titleKeyOf({ result }: PostedForm) {
  return result.outcome === 'failed' ? 'unreachable' : result.outcome;
}

function previewBanner({ t }: Messages, path: string) {
  const exit = { label: t('preview:exit'), href: encodeURI(path) };
  return renderPreviewBanner({ text: t('preview:banner'), exit });
}

async function kindOf(page: ReadPage, visit: Visit, services: Services): Promise<PageKind> {
  if (isArticle(page.entry)) return readArticle(page, visit, services);
  if (listsArticles(page.entry)) return readArticleList(page, visit, services);
  return plainPage(page.entry.title ?? '');
}
