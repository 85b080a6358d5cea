import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#design-system/hydration';
import { Link } from '#design-system/link';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import { Pagination } from '#design-system/pagination';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { StoreCard } from '#renderer/stores/store-card';
import type { StoreCardData } from '#renderer/stores/store-card-data';
import { OpeningNotice } from '../store/opening-notice.tsx';
import type { OpeningSchedule } from '../store/opening-status.ts';
import { useInPlaceLinks } from '../use-in-place-links.ts';
import { type FinderChoice, finderHref, isNarrowed, PLACE } from './finder-query.ts';
import type { CountedOption, FilterOption } from './finder-stores.ts';
import { FinderMap } from './map/finder-map.tsx';
import type { SelectedStore } from './map/store-map.tsx';
import { PlaceSearch } from './place-search.tsx';
import { StoreFilters } from './store-filters.tsx';
import * as styles from './store-finder-view.css.ts';
import { useFinderChoice } from './use-finder-choice.ts';

/** A store of the list, with its position for the map. */
export type FinderStore = StoreCardData & {
  readonly latitude: number;
  readonly longitude: number;
  /** Formatted distance to the place of the choice. */
  readonly distance: string | undefined;
  readonly schedule: OpeningSchedule | undefined;
};

export type StoreFinderViewProps = {
  /** Path of the page, encoded. */
  readonly path: string;
  /** Code of the locale. */
  readonly locale: string;
  readonly choice: FinderChoice;
  readonly kinds: readonly CountedOption[];
  readonly services: readonly CountedOption[];
  readonly countries: readonly CountedOption[];
  readonly distances: readonly FilterOption[];
  /** The place from which distances count. Its label is `undefined` for the visitor's position. */
  readonly origin: { readonly label: string | undefined } | undefined;
  /** The largest distance, formatted, if it counts. */
  readonly distance: string | undefined;
  /** Other places with the typed name. */
  readonly alternatives: readonly { readonly label: string; readonly href: string }[];
  /** Why the typed place has no position: no place has this name, or the search for places has failed. */
  readonly problem: 'unknown' | 'failed' | undefined;
  /** The choice as a query for `/api/stores`, which returns the same stores within a box. */
  readonly mapQuery: string;
  /** URL of the style of the operator's map service. */
  readonly mapStyleUrl: string | undefined;
  /** Number of stores on all pages. */
  readonly total: number;
  readonly pageCount: number;
  readonly stores: readonly FinderStore[];
  /** The nearest store, if none is within the distance. */
  readonly nearest: FinderStore | undefined;
  /** Whether the stores could not be loaded. */
  readonly isUnavailable: boolean;
};

/** The store finder: a place, filters, and the stores that match. All controls are links or parts of one form, so they need no script. */
export function StoreFinderView(props: StoreFinderViewProps) {
  const { path, alternatives, problem, origin, total, pageCount, stores } = props;
  const { t } = useTranslation('stores');
  const { choice, isPending, choose, heading } = useFinderChoice(path, props.choice);
  const links = useInPlaceLinks<HTMLElement>(path, (target) => choose(target, { focusHeading: true }));
  const isHydrated = useHydrated();
  const [hasLocationError, setLocationError] = useState(false);
  const [selected, setSelected] = useState<SelectedStore>();
  const [hasMapFailed, setMapFailed] = useState(false);

  function search(event: SubmitEvent<HTMLFormElement>) {
    setLocationError(false);
    if (choose({ ...choice, ...readTypedPlace(event.currentTarget, choice), page: 1 }))
      event.preventDefault();
  }

  const cardTexts = {
    closed: t('card.closed'),
    email: t('card.email'),
    website: t('card.website'),
    map: t('card.map'),
  };
  return (
    <PageWidth>
      <form className={styles.finder} action={path} aria-label={t('list')} onSubmit={search}>
        <PlaceSearch
          path={path}
          locale={props.locale}
          choice={choice}
          distances={props.distances}
          onChoose={choose}
          onLocationError={setLocationError}
        />
        <div role="alert" className={styles.problem}>
          {hasLocationError && (
            <Notice tone="danger" title={t('locationError.title')}>
              <Text size="small">{t('locationError.text')}</Text>
            </Notice>
          )}
        </div>
        {problem && (
          <Notice
            tone={problem === 'failed' ? 'danger' : 'neutral'}
            title={t(problem === 'failed' ? 'place.unavailable' : 'place.unknown', {
              place: props.choice.place,
            })}
          />
        )}
        <div className={styles.layout}>
          <StoreFilters
            choice={choice}
            kinds={props.kinds}
            services={props.services}
            countries={props.countries}
            hasSubmit={!isHydrated}
            onChoose={choose}
          />
          <section
            className={styles.results}
            aria-busy={isPending}
            data-pending={isPending || undefined}
            ref={links}
          >
            <div className={styles.toolbar}>
              <h2 className={styles.heading} tabIndex={-1} ref={heading}>
                <VisuallyHidden>{t('list')}</VisuallyHidden>
              </h2>
              {!props.isUnavailable && (
                <p className={styles.count} role="status">
                  <CountText {...props} />
                  {pageCount > 1 && (
                    <VisuallyHidden>
                      , {t('position', { page: props.choice.page, last: pageCount })}
                    </VisuallyHidden>
                  )}
                </p>
              )}
              {(isNarrowed(choice) || origin) && (
                <a className={styles.clear} href={path}>
                  {t('filters.clear')}
                </a>
              )}
            </div>
            {alternatives.length > 0 && (
              <div className={styles.alternatives}>
                <span>{t('place.ambiguous')}</span>
                <ul>
                  {alternatives.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {!props.isUnavailable && (
              <FinderMap
                locale={props.locale}
                query={props.mapQuery}
                stores={stores}
                styleUrl={props.mapStyleUrl}
                selected={selected}
                onSelect={setSelected}
                onFail={() => setMapFailed(true)}
              />
            )}
            {props.isUnavailable && <Text>{t('unavailable')}</Text>}
            {total === 0 && !props.isUnavailable && <NoStores {...props} />}
            {stores.length > 0 && (
              <ul className={styles.list}>
                {stores.map((store) => (
                  <li key={store.id}>
                    <StoreCard
                      store={store}
                      level={3}
                      texts={cardTexts}
                      distance={store.distance}
                      status={<OpeningNotice schedule={store.schedule} />}
                      isSelected={store.id === selected?.id}
                      onShowOnMap={isHydrated && !hasMapFailed ? () => setSelected(store) : undefined}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Pagination
              current={props.choice.page}
              last={pageCount}
              hrefOf={(page) => finderHref(path, { ...props.choice, page })}
              texts={{
                label: t('pages.label'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: (page) => t('pages.page', { page }),
              }}
            />
          </section>
        </div>
      </form>
    </PageWidth>
  );
}

/** Returns the typed place. It has no position, unless it is the one of the choice. */
function readTypedPlace(
  form: HTMLFormElement,
  { place, at }: FinderChoice,
): Pick<FinderChoice, 'place' | 'at'> {
  const typed = String(new FormData(form).get(PLACE) ?? '').trim();
  return { place: typed, at: typed === place ? at : undefined };
}

/** The number of stores, with the place and the distance that they were chosen by. */
function CountText({
  total: count,
  origin,
  distance,
}: Pick<StoreFinderViewProps, 'total' | 'origin' | 'distance'>) {
  const { t } = useTranslation('stores');
  if (!origin) return t('count', { count });
  const place = origin.label ?? t('place.yours');
  if (distance === undefined) return t('countNear', { count, place });
  return t('countWithin', { count, place, distance });
}

/** Explains why the list is empty. Without a store within the distance, it names the nearest one. */
function NoStores({ path, choice, origin, distance, nearest }: StoreFinderViewProps) {
  const { t } = useTranslation('stores');
  const place = origin?.label ?? t('place.yours');
  return (
    <div className={styles.empty}>
      <Text>{distance !== undefined && nearest ? t('noneWithin', { distance, place }) : t('none')}</Text>
      {nearest?.distance !== undefined && (
        <>
          <Text>{t('nearest', { name: nearest.name, city: nearest.city, distance: nearest.distance })}</Text>
          <Link
            href={finderHref(path, { ...choice, distance: undefined, page: 1 })}
            variant="standalone"
            icon="arrow"
          >
            {t('showNearest')}
          </Link>
        </>
      )}
    </div>
  );
}
