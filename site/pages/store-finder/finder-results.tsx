import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#design-system/hydration';
import { Pagination } from '#design-system/pagination';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { Choose } from '../use-choice.ts';
import { useInPlaceLinks } from '../use-in-place-links.ts';
import { useSlowPending } from '../use-slow-pending.ts';
import type { StoreFinderViewProps } from './finder-props.ts';
import { type FinderChoice, finderHref, isNarrowed, writeFinderQuery } from './finder-query.ts';
import * as styles from './finder-results.css.ts';
import { FinderMap } from './map/finder-map.tsx';
import type { MapStore } from './map/store-map.tsx';
import { NoStores } from './no-stores.tsx';
import { StoreList } from './store-list.tsx';

type FinderResultsProps = StoreFinderViewProps & {
  /** The choice that the controls show. While a list is loading, this is already the next choice. */
  readonly nextChoice: FinderChoice;
  readonly isPending: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: Choose<FinderChoice>;
};

/** The stores of a choice: their number, the map, the list or the reason why it is empty, and the links to its pages. */
export function FinderResults({ nextChoice, isPending, heading, onChoose, ...props }: FinderResultsProps) {
  const { path, choice, alternatives, origin, total, pageCount, stores, isUnavailable } = props;
  const { t, i18n } = useTranslation('stores');
  const links = useInPlaceLinks<HTMLElement>(path, (target) => onChoose(target, { focusHeading: true }));
  const isSlow = useSlowPending(isPending);
  const isHydrated = useHydrated();
  const [selection, setSelection] = useState<{ readonly list: string; readonly store: MapStore }>();
  // A selection is valid only for its choice, because the stores of another choice may not include it.
  const selected = selection?.list === listOf(choice) ? selection.store : undefined;
  const select = (store: MapStore) => {
    // A copy, because the map shows a store again only if the object is another one.
    setSelection({ list: listOf(nextChoice), store: { ...store } });
    // The map shows the stores of all pages. If the store is on another page, the list opens that page.
    if (!stores.some(({ id }) => id === store.id)) onChoose({ ...nextChoice, page: 1, store: store.id });
  };
  const [hasMapFailed, setMapFailed] = useState(false);

  return (
    <section className={styles.results} aria-busy={isPending} data-slow={isSlow || undefined} ref={links}>
      <div className={styles.toolbar}>
        <h2 className={styles.heading} tabIndex={-1} ref={heading}>
          <VisuallyHidden>{t('list')}</VisuallyHidden>
        </h2>
        {!isUnavailable && (
          <p className={styles.count} role="status">
            <CountText {...props} />
            {pageCount > 1 && (
              <VisuallyHidden>, {t('position', { page: choice.page, last: pageCount })}</VisuallyHidden>
            )}
          </p>
        )}
        {(isNarrowed(nextChoice) || origin) && (
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
      {!isUnavailable && (
        <FinderMap
          locale={props.locale}
          query={props.mapQuery}
          stores={stores}
          styleUrl={props.mapStyleUrl}
          selected={selected}
          onSelect={select}
          onFail={() => setMapFailed(true)}
        />
      )}
      {isUnavailable && <Text>{t('unavailable')}</Text>}
      {total === 0 && !isUnavailable && <NoStores {...props} />}
      {stores.length > 0 && (
        <StoreList
          stores={stores}
          selectedId={selected?.id}
          onShowOnMap={isHydrated && !hasMapFailed ? select : undefined}
        />
      )}
      <Pagination
        current={choice.page}
        last={pageCount}
        locale={i18n.language}
        hrefOf={(page) => finderHref(path, { ...nextChoice, page, store: undefined })}
        texts={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (page) => t('pages.page', { page }),
        }}
      />
    </section>
  );
}

/** Identifies the list of a choice, with all its pages. */
function listOf(choice: FinderChoice): string {
  return writeFinderQuery({ ...choice, page: 1, store: undefined });
}

/** The number of stores, with the chosen place and distance. */
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
