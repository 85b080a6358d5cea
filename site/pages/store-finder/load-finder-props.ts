import { data, redirect } from 'react-router-dom';
import { createStoreCards } from '#renderer/stores/store-card-data';
import { withQuery } from '#site/protocol/with-query';
import { createDistanceFormat, toKilometres, unitOf } from '#site/stores/distance';
import type { DirectoryStore, LocaleStores } from '#site/stores/store-directory';
import type { StoreFilter } from '#site/stores/store-filter';
import type { FoundStore } from '#site/stores/store-index';
import type { LoadedPage } from '../content/content-page.ts';
import { type FieldPictureContext, loadPictures } from '../content/load-pictures.ts';
import { type PageRequest, parseContextOf, previewQuery } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { toSchedule } from '../store/to-schedule.ts';
import type { FinderStore, StoreFinderViewProps } from './finder-props.ts';
import { type FinderChoice, finderHref, isNarrowed, writeFinderQuery } from './finder-query.ts';
import { countedOptions, distanceOptions, toStoreFilter } from './finder-stores.ts';
import type { ResolvedPlace } from './resolve-place.ts';

type FinderContext = {
  /** Path of the finder, encoded. In a preview, with the query of the preview. */
  readonly path: string;
  readonly page: LoadedPage;
  readonly request: PageRequest;
  readonly services: Services;
};

type StoreFormatting = FieldPictureContext & {
  readonly formatDistance: (kilometres: number) => string;
  readonly now: Date;
  /** The query of a preview, for the links to the pages of the stores. */
  readonly preservedQuery: string;
};

const STORES_PER_PAGE = 12;

/** Returns the props of a list without stores, because the stores could not be loaded. */
export function unavailableFinderProps(
  choice: FinderChoice,
  resolved: ResolvedPlace,
  path: string,
  request: PageRequest,
): StoreFinderViewProps {
  return { ...emptyProps(choice, path, request), ...resolved, origin: undefined, isUnavailable: true };
}

/**
 * Loads the stores of a choice, with their pictures.
 *
 * @throws for a page that does not exist: a redirect to the first page if the list is filtered, else a response with status 404
 */
export async function loadFinderProps(
  requested: FinderChoice,
  { origin, ...resolved }: ResolvedPlace,
  stores: LocaleStores,
  { path, page, request, services }: FinderContext,
): Promise<StoreFinderViewProps> {
  const { locale } = request;
  const near = origin?.position;
  const filter = toStoreFilter(requested, near, stores);
  const choice = openPageOfStore(requested, filter, stores);
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
  const listed = await toFinderStores([...found, ...(nearest ? [nearest] : [])], {
    content: page.content,
    placeholderColors: services.placeholderColors,
    locale,
    parseContext: parseContextOf(locale, services),
    formatDistance,
    now: services.now(),
    preservedQuery: previewQuery(page.previewToken),
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
    stores: listed.slice(0, found.length),
    nearest: nearest && listed.at(-1),
  };
}

/** Returns the choice with the page that contains the chosen store, or with the first page if no page contains it. */
function openPageOfStore(choice: FinderChoice, filter: StoreFilter, { index }: LocaleStores): FinderChoice {
  if (choice.store === undefined) return choice;
  const position = Math.max(0, index.positionOf(choice.store, filter));
  return { ...choice, page: Math.floor(position / STORES_PER_PAGE) + 1, store: undefined };
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

/** Formats stores for the list, with their pictures. */
async function toFinderStores(
  found: readonly FoundStore<DirectoryStore>[],
  { formatDistance, now, preservedQuery, ...context }: StoreFormatting,
): Promise<FinderStore[]> {
  const pictures = await loadPictures(
    found.map(({ store }) => store.image),
    context,
  );
  const toCard = createStoreCards(context.locale.intl);
  return found.map(({ store, kilometres }, at) => ({
    ...toCard({
      ...store,
      href: store.href === undefined ? undefined : withQuery(store.href, preservedQuery),
      picture: pictures[at],
    }),
    latitude: store.latitude,
    longitude: store.longitude,
    distance: kilometres === undefined ? undefined : formatDistance(kilometres),
    schedule: toSchedule(store, now),
  }));
}
