import type { PostedForm } from '#renderer/forms/form-data';
import { collectDataRequirements, type PageData } from '#renderer/render/data-requirements';
import { type RenderedPage, renderSections } from '#renderer/render/render-sections';
import { RESULT_STATUS } from '#site/forms/submission';
import { messagesOf, sectionMessagesOf } from '#site/i18n/messages';
import { renderBreadcrumb, renderPreviewBanner } from '#site/layout/render-layout';
import { readSiteSettings } from '#site/seo/site-settings';
import { type PageRequest, parseContextOf, previewQuery } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { loadSectionData } from '../section-data.ts';
import { LIVE_MAX_AGE_SECONDS, SHOP_DOWN_MAX_AGE_SECONDS } from '../shop/max-age.ts';
import { loadEditorPictures } from '../social-picture.ts';
import { createContentMetadata } from './content-metadata.ts';
import type { LoadedPage } from './content-page.ts';
import { describePreview } from './describe-preview.ts';
import { describeSchedule } from './describe-schedule.ts';
import { withEditLinks } from './edit-links.ts';
import { logSkippedSections } from './log-skipped-sections.ts';
import { pageDefinitionOf } from './page-definitions.ts';
import type { PageTemplate } from './page-template.ts';

/** Renders a loaded page and creates its metadata. A posted form is rendered with its values and its result. */
export async function renderContentPage(
  page: LoadedPage,
  request: PageRequest,
  services: Services,
  posted?: PostedForm,
): Promise<Page> {
  const { locale, path, query } = request;
  const { content, entry, layoutData, globals, crumbs, previewToken, hasInvalidPreviewLink } = page;
  const { queryParameters, loadTemplate } = pageDefinitionOf(entry);
  const template = await loadTemplate(page, request, services);
  const sections = template.hasSections ? page.sections : [];
  const { rendered, maxAgeSeconds } = await renderEntrySections(page, template, request, services, posted);
  const t = messagesOf(locale);
  const site = readSiteSettings(services.siteUrl, locale, layoutData.siteName, globals);
  const editorPictures = await loadEditorPictures(entry, {
    content,
    globals,
    locale,
    parseContext: parseContextOf(locale, services),
  });
  const metadata = createContentMetadata(
    {
      entry,
      path,
      query,
      queryParameters,
      sections,
      crumbs,
      localisations: page.indexedLocalisations,
      editorPictures,
      ...template.metadata,
      isPreviewLink: request.previewToken !== undefined,
    },
    site,
    services,
  );
  const exitHref = encodeURI(path);
  const preview =
    previewToken === undefined
      ? undefined
      : describePreview({ entry, path, locale, token: previewToken }, services);
  return {
    status: posted ? RESULT_STATUS[posted.result.outcome] : 200,
    locale,
    path,
    metadata: posted
      ? { ...metadata, title: t(`sections:form.titles.${titleKeyOf(posted)}`, { title: metadata.title }) }
      : metadata,
    site,
    localisations: template.localisations ?? page.localisations,
    queryParameters,
    sections: [
      ...(preview ? [renderPreviewBanner(locale, preview.banner)] : []),
      ...(hasInvalidPreviewLink ? [renderPreviewBanner(locale, { state: 'invalidLink', exitHref })] : []),
      ...renderBreadcrumb(locale, crumbs, previewQuery(previewToken)),
      ...withEditLinks(template.compose(rendered), sections, { editUrl: preview?.editUrl, locale }),
    ],
    layoutData,
    isPreview: preview !== undefined,
    isEditorPreview: preview?.isOfEditor ?? false,
    preservedQuery: previewQuery(previewToken),
    changesAt: page.changesAt,
    maxAgeSeconds,
  };
}

/** Renders the entry's sections with the data that they require. */
async function renderEntrySections(
  { content, entry, globals, previewToken, ...page }: LoadedPage,
  { hasSections, hasOwnHeader }: PageTemplate,
  { locale, path, signal }: PageRequest,
  services: Services,
  posted: PostedForm | undefined,
): Promise<{ readonly rendered: RenderedPage; readonly maxAgeSeconds: number | undefined }> {
  const { log, icons, shop, stores, mapStyleUrl, placeholderColors, now } = services;
  const t = messagesOf(locale);
  const requirements = collectDataRequirements(hasSections ? page.sections : []);
  const sectionData = await loadSectionData(requirements, {
    content,
    placeholderColors,
    locale,
    parseContext: parseContextOf(locale, services),
    directory: stores,
    mapStyleUrl,
    globals,
    path,
    posted,
    log,
    icons,
    shop,
    signal,
    now: now(),
  });
  const rendered = renderSections(hasSections ? page.sectionResults : [], {
    hasOwnHeader,
    intl: locale.intl,
    t: sectionMessagesOf(locale),
    data: sectionData,
    errorCardTexts:
      previewToken === undefined ? undefined : t('preview:skippedSection', { returnObjects: true }),
    describeSchedule:
      previewToken === undefined ? undefined : (schedule) => describeSchedule(schedule, locale, now()),
  });
  logSkippedSections(rendered, { path, entry: entry.id }, log);
  const maxAgeSeconds = requirements.shop.length === 0 ? undefined : maxAgeOf(sectionData);
  return { rendered, maxAgeSeconds };
}

/** Returns how long a page with products or categories may be cached, in seconds. */
function maxAgeOf({ shop }: PageData): number {
  return shop ? LIVE_MAX_AGE_SECONDS : SHOP_DOWN_MAX_AGE_SECONDS;
}

/** Permanent and temporary failures share one title. */
function titleKeyOf({ result }: PostedForm) {
  return result.outcome === 'failed' ? 'unreachable' : result.outcome;
}
