import { data, redirect } from 'react-router-dom';
import { plainHeading, readHeading } from '#renderer/parse/heading';
import { createStoreCards } from '#renderer/stores/store-card-data';
import { messagesOf } from '#site/i18n/messages';
import { renderHiddenHeading } from '#site/layout/render-layout';
import type { Entry } from '#site/services/content';
import { createDistanceFormat, toKilometres, unitOf } from '#site/stores/distance';
import { findPlaces } from '#site/stores/find-places';
import type { Position } from '#site/stores/sphere';
import type { DirectoryStore, LocaleStores } from '#site/stores/store-directory';
import type { FoundStore } from '#site/stores/store-index';
import type { LoadedPage } from '../content/content-page.ts';
import { type FieldPictureContext, loadPictures } from '../content/load-pictures.ts';
import type { PageDefinition } from '../content/page-definitions.ts';
import type { PageTemplate } from '../content/page-template.ts';
import { type PageRequest, parseContextOf } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { renderScreen } from '../render-views.ts';
import { toSchedule } from '../store/to-schedule.ts';
import { localiseFinder } from './finder-localisations.ts';
import {
  type FinderChoice,
  finderHref,
  isCanonicalFinderQuery,
  isNarrowed,
  PAGE,
  readFinderQuery,
  writeFinderQuery,
} from './finder-query.ts';
import { countedOptions, distanceOptions, keepKnownFilters, toStoreFilter } from './finder-stores.ts';
import type { FinderStore, StoreFinderViewProps } from './store-finder-view.tsx';

/** Pages of this blueprint list the stores. The collection of stores is mounted on one of them. */
const BLUEPRINT = 'points_of_sale';
const STORES_PER_PAGE = 12;

/** The page that lists the stores, with filters and distances. */
export const finderPage: PageDefinition = {
  matches: ({ blueprint }: Entry) => blueprint === BLUEPRINT,
  queryParameters: [PAGE],
  loadTemplate: loadFinderTemplate,
};

/** The position from which distances count. */
type Origin = { readonly label: string | undefined; readonly position: Position };
type ResolvedPlace = Pick<StoreFinderViewProps, 'problem' | 'alternatives'> & {
  readonly origin: Origin | undefined;
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
  const path = encodeURI(request.path);
  const stores = await services.stores.storesOf(locale);
  const choice = readFinderQuery(request.query);
  const valid = stores ? keepKnownFilters(choice, stores) : choice;
  // Previews have more parameters, which a redirect would lose.
  if (!page.entry.isPreview && !isCanonicalFinderQuery(request.query, valid))
    throw redirect(finderHref(path, valid), 302);
  const resolved = await resolvePlace(valid, path, { request, services, stores });
  const props = stores
    ? await toFinderProps(valid, resolved, stores, { page, request, services })
    : { ...emptyProps(valid, path, request), ...resolved, origin: undefined, isUnavailable: true };
  const title = plainHeading(readHeading(page.entry.title ?? ''));
  const isPlain = !isNarrowed(valid) && valid.place === '' && !valid.at;
  const t = messagesOf(locale);
  return {
    hasSections: true,
    hasOwnHeader: false,
    metadata: {
      isUnlisted: !isPlain,
      // Another locale may have fewer pages.
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

function emptyProps(choice: FinderChoice, path: string, { locale }: PageRequest) {
  return {
    path,
    locale: locale.code,
    choice,
    kinds: [],
    services: [],
    countries: [],
    distances: distanceOptions(locale, choice.distance),
    distance: undefined,
    mapStyleUrl: undefined,
    mapQuery: '',
    total: 0,
    pageCount: 0,
    stores: [],
    nearest: undefined,
    isUnavailable: false,
  } satisfies Partial<StoreFinderViewProps>;
}

async function toFinderProps(
  choice: FinderChoice,
  { origin, ...resolved }: ResolvedPlace,
  stores: LocaleStores,
  { page, request, services }: { page: LoadedPage; request: PageRequest; services: Services },
): Promise<StoreFinderViewProps> {
  const { locale } = request;
  const path = encodeURI(request.path);
  const near = origin?.position;
  const filter = toStoreFilter(choice, near, stores);
  const { total, found, nearest } = stores.index.find(filter, {
    offset: (choice.page - 1) * STORES_PER_PAGE,
    limit: STORES_PER_PAGE,
  });
  const pageCount = Math.ceil(total / STORES_PER_PAGE);
  if (choice.page > Math.max(pageCount, 1)) {
    if (!isNarrowed(choice)) throw data(`Page Not Found: ${request.path}`, { status: 404 });
    throw redirect(finderHref(path, { ...choice, page: 1 }), 302);
  }
  const formatDistance = createDistanceFormat(locale.intl, unitOf(locale.systemOfUnits));
  const toStores = await createFinderStores([...found, ...(nearest ? [nearest] : [])], {
    content: page.content,
    placeholderColours: services.placeholderColours,
    locale,
    parseContext: parseContextOf(locale, services),
    formatDistance,
    now: services.now(),
  });
  const { distance } = choice;
  return {
    ...emptyProps(choice, path, request),
    ...resolved,
    origin: origin && { label: origin.label },
    ...countedOptions(filter, stores),
    distance: near && distance ? formatDistance(toKilometres(distance.value, distance.unit)) : undefined,
    mapStyleUrl: services.mapStyleUrl,
    mapQuery: writeFinderQuery({ ...choice, place: '', at: near, page: 1 }),
    total,
    pageCount,
    stores: toStores.slice(0, found.length),
    nearest: nearest && toStores.at(-1),
  };
}

type StoreFormatting = FieldPictureContext & {
  readonly formatDistance: (kilometres: number) => string;
  readonly now: Date;
};

/** Formats stores for the list, with their pictures. */
async function createFinderStores(
  found: readonly FoundStore<DirectoryStore>[],
  { formatDistance, now, ...context }: StoreFormatting,
): Promise<FinderStore[]> {
  const pictures = await loadPictures(
    found.map(({ store }) => store.image),
    context,
  );
  const toCard = createStoreCards(context.locale.intl);
  return found.map(({ store, kilometres }, at) => ({
    ...toCard({ ...store, picture: pictures[at] }),
    latitude: store.latitude,
    longitude: store.longitude,
    distance: kilometres === undefined ? undefined : formatDistance(kilometres),
    schedule: toSchedule(store, now),
  }));
}

/** Finds the position of a choice: that of the chosen place or of the visitor, or that of the first place with the typed name. */
async function resolvePlace(
  choice: FinderChoice,
  path: string,
  {
    request,
    services,
    stores,
  }: { request: PageRequest; services: Services; stores: LocaleStores | undefined },
): Promise<ResolvedPlace> {
  const { place, at } = choice;
  if (at)
    return { origin: { label: place || undefined, position: at }, problem: undefined, alternatives: [] };
  if (place === '') return { origin: undefined, problem: undefined, alternatives: [] };
  const { locale, signal } = request;
  const { places, isComplete } = await findPlaces({
    text: place,
    locale,
    stores,
    geocoder: services.geocoder,
    signal,
  });
  const [first, ...others] = places;
  if (!first) return { origin: undefined, problem: isComplete ? 'unknown' : 'failed', alternatives: [] };
  return {
    origin: { label: first.label, position: first },
    problem: undefined,
    alternatives: others.map(({ label, latitude, longitude }) => ({
      label,
      href: finderHref(path, { ...choice, place: label, at: { latitude, longitude }, page: 1 }),
    })),
  };
}
