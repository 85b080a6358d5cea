import { redirect } from 'react-router-dom';
import { plainHeading, readHeading } from '#renderer/parse/heading';
import { messagesOf } from '#site/i18n/messages';
import { renderHiddenHeading } from '#site/layout/render-layout';
import { withQuery } from '#site/protocol/with-query';
import type { Entry } from '#site/services/content';
import type { LoadedPage } from '../content/content-page.ts';
import type { PageDefinition } from '../content/page-definitions.ts';
import type { PageTemplate } from '../content/page-template.ts';
import { type PageRequest, previewQuery } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { renderScreen } from '../render-views.ts';
import { localiseFinder } from './finder-localisations.ts';
import { finderHref, isCanonicalFinderQuery, isNarrowed, PAGE, readFinderQuery } from './finder-query.ts';
import { keepKnownFilters } from './finder-stores.ts';
import { loadFinderProps, unavailableFinderProps } from './load-finder-props.ts';
import { resolvePlace } from './resolve-place.ts';

/** Pages of this blueprint list the stores. The collection of stores is mounted on one of them. */
const BLUEPRINT = 'points_of_sale';

/** The page that lists the stores, with filters and distances. */
export const finderPage: PageDefinition = {
  matches: ({ blueprint }: Entry) => blueprint === BLUEPRINT,
  queryParameters: [PAGE],
  loadTemplate: loadFinderTemplate,
};

/**
 * Loads the template of the page: the list of stores below the page's first section.
 *
 * @throws a redirect to the nearest valid choice
 */
async function loadFinderTemplate(
  page: LoadedPage,
  request: PageRequest,
  services: Services,
): Promise<PageTemplate> {
  const { locale } = request;
  // A preview continues in each list that a choice opens.
  const path = withQuery(encodeURI(request.path), previewQuery(page.previewToken));
  const stores = await services.stores.storesOf(locale);
  const choice = readFinderQuery(request.query);
  const valid = stores ? keepKnownFilters(choice, stores) : choice;
  // Not in previews, because their URLs have more parameters, which a redirect would remove.
  if (!page.entry.isPreview && !isCanonicalFinderQuery(request.query, valid))
    throw redirect(finderHref(path, valid), 302);
  const resolved = await resolvePlace(valid, path, { request, services, stores });
  const props = stores
    ? await loadFinderProps(valid, resolved, stores, { path, page, request, services })
    : unavailableFinderProps(valid, resolved, path, request);
  const title = plainHeading(readHeading(page.entry.title ?? ''));
  const isPlain = !isNarrowed(valid) && valid.place === '' && !valid.at;
  const t = messagesOf(locale);
  return {
    hasSections: true,
    hasOwnHeader: false,
    metadata: {
      indexed: isPlain,
      // Further pages have no localisations, because another locale may have fewer pages.
      ...(valid.page > 1
        ? { heading: t('articles:titles.page', { title, page: valid.page }), localisations: {} }
        : {}),
    },
    localisations: localiseFinder(valid, {
      localisations: page.localisations,
      near: resolved.origin?.position,
      countries: stores?.countries ?? [],
    }),
    compose({ sections, hasH1 }) {
      const [first, ...others] = hasH1 ? sections : [renderHiddenHeading(title), ...sections];
      const finder = renderScreen(locale, 'store-finder', props);
      return first ? [first, finder, ...others] : [finder];
    },
  };
}
