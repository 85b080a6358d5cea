import { data, redirect } from 'react-router-dom';
import { readSections } from '#renderer/parse/read-sections';
import { selectShownSections } from '#renderer/render/scheduled-sections';
import type { Section, SectionResult } from '#renderer/sections/section';
import { type LayoutData, loadLayoutData } from '#site/layout/layout-data';
import type { Localisations } from '#site/protocol/payload';
import { type Crumb } from '#site/seo/json-ld';
import type { ContentClient, Entry, Globals } from '#site/services/content';
import { isArticleList } from '../articles/article-list-entry.ts';
import { isArticle } from '../articles/article-page.ts';
import { findLocalisedPaths } from '../localisations.ts';
import { type PageRequest, parseContextOf, previewQuery } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { isStore } from '../store/store-page.ts';
import { loadBreadcrumbs } from './breadcrumbs.ts';
import { enrichPictures } from './enrich-pictures.ts';
import { loadTextPictures } from './load-text-pictures.ts';

/** The data of a content page before it is rendered. */
export type LoadedPage = {
  /** The content client of the page's site. */
  readonly content: ContentClient;
  readonly entry: Entry;
  readonly layoutData: LayoutData;
  readonly globals: Globals;
  readonly localisations: Localisations;
  /** The localisations that search engines may index, and the page itself. */
  readonly indexedLocalisations: Localisations;
  /** From the home page to this page. */
  readonly crumbs: readonly Crumb[];
  /** Without the sections that visitors do not see now. */
  readonly sectionResults: readonly SectionResult[];
  /** The valid sections of `sectionResults`. */
  readonly sections: readonly Section[];
  /** The moment at which a section appears or disappears, in milliseconds since 1970. */
  readonly changesAt: number | undefined;
  /** The preview token of the request, if the content system accepted it. The page shows drafts, and its links contain the token. */
  readonly previewToken: string | undefined;
  /** Whether the content system did not accept the preview token. The page shows published content and a notice. */
  readonly hasInvalidPreviewLink: boolean;
};

/**
 * Loads the entry at a path of the locale's site, and the data that its page needs. Resolves with `missing` without an entry, and with
 * `unavailable` if the content system fails.
 *
 * @throws a redirect if the entry has a valid one, and a 404 if the entry has an invalid one and no content
 */
export async function loadContentPage(
  request: PageRequest,
  services: Services,
): Promise<LoadedPage | 'missing' | 'unavailable'> {
  const { locale, path, signal } = request;
  const clientOf = (token: string | undefined) =>
    services.content.forRequest({ site: locale.site, previewToken: token, signal });
  const uri = uriOf(path, locale);
  const loading = clientOf(request.previewToken).entryByUri(uri);
  const hasToken = request.previewToken !== undefined;
  const previewToken = hasToken && (await isPreview(loading)) ? request.previewToken : undefined;
  const content = clientOf(previewToken);
  const parseContext = parseContextOf(locale, services, previewQuery(previewToken));
  const [found, { layoutData, globals }] = await Promise.all([
    loading,
    loadLayoutData(content, parseContext, services.now()),
  ]);

  if (!found.ok) return 'unavailable';
  if (found.value === null) return 'missing';
  const entry = found.value;
  const target = await services.findEntryRedirect(entry, { path, parseContext, previewToken, signal });
  if (target !== undefined) throw redirect(target);
  if (entry.redirect !== null && !hasContent(entry)) throw data(`Page Not Found: ${path}`, { status: 404 });

  const { placeholderColors } = services;
  const [json, textPictures, localisedPaths, crumbs] = await Promise.all([
    enrichPictures(entry.sections, locale.baseLanguage, { content, placeholderColors }),
    loadTextPictures(entry.sections, locale.baseLanguage, { content, placeholderColors }),
    findLocalisedPaths(entry, services.content, signal),
    loadBreadcrumbs(path, entry, { content, locale, siteName: layoutData.siteName }),
  ]);
  const allResults = readSections(json, { ...parseContext, textPictures });
  // In preview, editors see all sections, with their schedules.
  const { results: sectionResults, changesAt } =
    previewToken === undefined
      ? selectShownSections(allResults, services.now().getTime())
      : { results: allResults, changesAt: undefined };
  return {
    content,
    entry,
    layoutData,
    globals,
    localisations: { ...localisedPaths.linked, [locale.code]: path },
    indexedLocalisations: { ...localisedPaths.indexed, [locale.code]: path },
    crumbs,
    sectionResults,
    sections: sectionResults.flatMap((item) => ('section' in item ? [item.section] : [])),
    changesAt,
    previewToken,
    hasInvalidPreviewLink: hasToken && previewToken === undefined,
  };
}

/** Finds out whether the content system has an entry at a path. */
export async function checkContentPage(
  { locale, path, previewToken, signal }: PageRequest,
  { content }: Services,
): Promise<'found' | 'missing' | 'unavailable'> {
  const client = content.forRequest({ site: locale.site, previewToken, signal });
  const found = await client.entryByUri(uriOf(path, locale));
  if (!found.ok) return 'unavailable';
  return found.value === null ? 'missing' : 'found';
}

/** Returns the path of an entry in the locale's site. */
function uriOf(path: string, { code }: PageRequest['locale']) {
  return path.slice(code.length + 1) || '/';
}

/** Returns whether the page of an entry shows content if its redirect is ignored. */
function hasContent(entry: Entry) {
  return entry.sections.length > 0 || isArticle(entry) || isArticleList(entry) || isStore(entry);
}

/** Returns whether the content system accepted the preview token of a request for an entry. */
async function isPreview(loading: ReturnType<ContentClient['entryByUri']>): Promise<boolean> {
  const found = await loading;
  return found.ok && found.value !== null && found.value.isPreview;
}
