import { data } from 'react-router-dom';
import { formatDateRange } from '#design-system/locale-date';
import { dateIn } from '#renderer/parse/local-time';
import { createHoursFormat } from '#renderer/stores/format-week';
import type { Store } from '#renderer/stores/store';
import { createStoreCards } from '#renderer/stores/store-card-data';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { withQuery } from '#site/protocol/with-query';
import { storeNode } from '#site/seo/store-json-ld';
import type { Entry } from '#site/services/content';
import { createDistanceFormat, unitOf } from '#site/stores/distance';
import { type DirectoryStore, type LocaleStores, parseStore } from '#site/stores/store-directory';
import { STORES } from '#site/stores/store.schema';
import type { LoadedPage } from '../content/content-page.ts';
import { loadPictures } from '../content/load-pictures.ts';
import type { PageDefinition } from '../content/page-definitions.ts';
import type { PageTemplate } from '../content/page-template.ts';
import { type PageRequest, parseContextOf, previewQuery } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { renderScreen } from '../render-views.ts';
import type { NearbyStore, SpecialDayLine } from './store-view.tsx';
import { toSchedule } from './to-schedule.ts';

const MAX_NEARBY = 4;
/** The maximum distance of nearby stores. */
const NEARBY_KILOMETRES = 150;
const MAX_SPECIAL_DAYS = 8;
/** The time of dates without a time. At noon, formatting in other time zones does not change the date. */
const NOON = 'T12:00Z';

/** Returns whether an entry is a store. */
export function isStore({ collection }: Entry): boolean {
  return collection === STORES;
}

/** The page of a store. */
export const storePage: PageDefinition = {
  matches: isStore,
  queryParameters: [],
  loadTemplate: loadStoreTemplate,
};

/** @throws a 404 response if the fields of the store are invalid. The list of stores skips such a store too */
async function loadStoreTemplate(
  page: LoadedPage,
  request: PageRequest,
  services: Services,
): Promise<PageTemplate> {
  const { entry, content } = page;
  const { locale } = request;
  const [parsed, stores] = await Promise.all([parseStore(entry, locale), services.stores.storesOf(locale)]);
  if (!parsed) throw data(`Page Not Found: ${request.path}`, { status: 404 });
  const [picture] = await loadPictures([parsed.image], {
    content,
    placeholderColors: services.placeholderColors,
    locale,
    parseContext: parseContextOf(locale, services),
  });
  const store: Store = { ...parsed, picture };
  const now = services.now();
  const { latitude, longitude, kinds } = store;
  const titles = kinds.map(({ title }) => title).join(', ');
  const t = messagesOf(locale);
  const continuePreview = (href: string) => withQuery(href, previewQuery(page.previewToken));
  return {
    hasSections: false,
    hasOwnHeader: true,
    metadata: {
      heading: `${store.name}, ${store.city}`,
      description: [
        store.note,
        t('stores:store.description', { kinds: titles || store.name, city: store.city }),
      ]
        .filter(Boolean)
        .join(' '),
      pictureAbove: picture,
      linkedData: (url, pictureUrl) => [storeNode(store, { url, picture: pictureUrl })],
    },
    compose: () => [
      renderScreen(locale, 'store', {
        store: createStoreCards(locale.intl)(store),
        country: store.country.name,
        schedule: toSchedule(store, now),
        specialDays: formatSpecialDays(store, locale, now),
        kinds: kinds.map(({ id, title }) => ({
          title,
          description: stores?.kinds.find((kind) => kind.id === id)?.description,
        })),
        directionsHref: `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`,
        nearby: (stores ? findNearby(parsed, stores, locale) : []).map((nearby) => ({
          ...nearby,
          href: continuePreview(nearby.href),
        })),
        listHref: stores?.listPath && continuePreview(stores.listPath),
      }),
    ],
  };
}

/** Formats the special days from today on. */
function formatSpecialDays(
  { specialDays, timeZone = 'UTC' }: Store,
  { intl }: Locale,
  now: Date,
): SpecialDayLine[] {
  const today = dateIn(timeZone, now.getTime());
  const format = new Intl.DateTimeFormat(intl, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const formatTimes = createHoursFormat(intl);
  const days = Map.groupBy(
    specialDays
      .filter(({ until }) => until >= today)
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    ({ date, until }) => `${date} ${until}`,
  );
  return [...days.values()].slice(0, MAX_SPECIAL_DAYS).flatMap((entries): SpecialDayLine[] => {
    const [first] = entries;
    if (!first) return [];
    const { date, until, reason } = first;
    return [
      {
        days: formatDateRange(format, Date.parse(date + NOON), Date.parse(until + NOON)),
        dateTime: date,
        times: entries.flatMap(({ hours }) => (hours ? [formatTimes(hours)] : [])),
        reason,
      },
    ];
  });
}

function findNearby(
  store: DirectoryStore,
  { index }: LocaleStores,
  { intl, systemOfUnits }: Locale,
): NearbyStore[] {
  const format = createDistanceFormat(intl, unitOf(systemOfUnits));
  const filter = { kinds: [], services: [], countries: [], near: store, maxKilometres: NEARBY_KILOMETRES };
  return index
    .find(filter, { offset: 0, limit: MAX_NEARBY + 1 })
    .found.flatMap(({ store: { id, href, name, city }, kilometres }) =>
      id === store.id || href === undefined || kilometres === undefined
        ? []
        : [{ href, name, city, distance: format(kilometres) }],
    )
    .slice(0, MAX_NEARBY);
}
