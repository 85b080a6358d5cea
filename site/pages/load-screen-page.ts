import { RESULT_STATUS } from '#site/forms/submission';
import { locales } from '#site/i18n/locale';
import { loadLayoutData } from '#site/layout/layout-data';
import { pickParameters } from '#site/protocol/pick-parameters';
import { routePath } from '#site/protocol/route-table';
import { withQuery } from '#site/protocol/with-query';
import { readSiteSettings } from '#site/seo/site-settings';
import type { ScreenDefinition, ScreenRequest } from './define-screen.ts';
import { createMetadata } from './metadata.ts';
import { parseContextOf } from './page-request.ts';
import type { Page } from './page.ts';
import type { PostedScreenForm } from './screen-action.ts';
import { loadEditorPictures } from './social-picture.ts';

/** Forms that the screen shows again. */
type ShownForms = {
  /** The form that was posted without a script. */
  readonly posted?: PostedScreenForm;
  /** Returns the form that was posted before signing in again. It is called once, after the data is loaded. */
  readonly readUnsent?: () => PostedScreenForm | undefined;
};

/** Loads the data of a screen and of the layout, and creates the page. */
export async function loadScreenPage<Data, OwnRequest extends ScreenRequest>(
  { route, load, render, queryParameters = [], queryIn }: ScreenDefinition<Data, OwnRequest>,
  request: OwnRequest,
  { posted, readUnsent }: ShownForms,
): Promise<Page> {
  const { locale, query, services, content } = request;
  const parseContext = parseContextOf(locale, services);
  const [{ layoutData, globals }, data] = await Promise.all([
    loadLayoutData(content, parseContext, services.now()),
    load(request, posted),
  ]);
  const { ofSite } = await loadEditorPictures(undefined, { content, globals, locale, parseContext });
  const { section, title, description, status, indexed } = render(
    data,
    request,
    globals,
    posted ?? readUnsent?.(),
  );
  const path = routePath(route, locale.code);
  const site = readSiteSettings(services.siteUrl, locale, layoutData.siteName, globals);
  const paths = Object.fromEntries(locales.map(({ code }) => [code, routePath(route, code)]));
  const localisations = Object.fromEntries(
    locales.map((other) => {
      const linkedQuery = queryIn?.(other, request) ?? pickParameters(query, queryParameters);
      return [other.code, withQuery(routePath(route, other.code), linkedQuery)];
    }),
  );
  return {
    status: status ?? (posted?.result ? RESULT_STATUS[posted.result.outcome] : 200),
    locale,
    path,
    metadata: createMetadata(
      {
        heading: title,
        description,
        path,
        query,
        canonicalParameters: [],
        indexed,
        localisations: paths,
        picture: ofSite,
      },
      site,
      services,
    ),
    site,
    localisations,
    sections: [section],
    layoutData,
    isPreview: false,
    preservedQuery: '',
  };
}
