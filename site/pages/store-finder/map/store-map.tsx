import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { IconButton } from '#design-system/icon-button';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import { boxOf, type MapMarkers } from './fetch-markers.ts';
import { MapMarker } from './map-marker.tsx';
import type { MapAppearance } from './map-style.ts';
import type { OpenMap } from './open-map.ts';
import * as styles from './store-map.css.ts';
import { useOpenMap } from './use-open-map.ts';
import { type LoadMarkers, useStoreMarkers } from './use-store-markers.ts';

/** A store that the map can show and the visitor can select, in the list or on the map. */
export type MapStore = Pick<
  MapMarkers['stores'][number],
  'id' | 'name' | 'city' | 'latitude' | 'longitude'
> & { readonly href?: string | undefined };

export type StoreMapProps = {
  readonly loadMarkers: LoadMarkers;
  /** The stores of the list. The initial box of the map contains them. */
  readonly stores: readonly MapStore[];
  /** URL of the style of the operator's map service. */
  readonly styleUrl: string | undefined;
  readonly selected: MapStore | undefined;
  readonly onSelect: (store: MapStore) => void;
  /** Called if the map cannot be shown. */
  readonly onFail?: () => void;
  /** Whether the visitor has already requested the map. */
  readonly isRequested?: boolean;
};

/**
 * The stores of the choice on a map. The map loads near the window or on request. Without WebGL, or after a failure, it shows a message, because
 * the list contains the same stores.
 */
export function StoreMap({
  loadMarkers,
  stores,
  styleUrl,
  selected,
  onSelect,
  onFail,
  isRequested = false,
}: StoreMapProps) {
  const { t, i18n } = useTranslation('stores');
  const frame = useRef<HTMLDivElement>(null);
  const palette = useRef<HTMLSpanElement>(null);
  const isFocusNext = useRef(false);
  const box = useMemo(() => (stores.length === 0 ? undefined : boxOf(stores)), [stores]);
  const { status, map, open } = useOpenMap(frame, isRequested, () => ({
    styleUrl,
    box,
    language: i18n.language,
    readAppearance: () => readAppearance(palette.current),
    texts: {
      label: t('map.canvas'),
      windowsHelp: t('map.gesture.windows'),
      macHelp: t('map.gesture.mac'),
      touchHelp: t('map.gesture.touch'),
      sources: t('map.sources'),
    },
  }));
  const { markers, hasFailed, load } = useStoreMarkers(loadMarkers);
  const openMap = useEffectEvent(open);
  const isOnMap = useEffectEvent((id: string) => markers.stores.some((store) => store.id === id));
  const isSelectedOf = useEffectEvent((list: StoreMapProps['stores']) =>
    list.some(({ id }) => id === selected?.id),
  );
  const fail = useEffectEvent(() => onFail?.());

  useEffect(() => {
    if (!map) return;
    load(map);
    if (isFocusNext.current) map.focus();
    return map.onMove(() => load(map));
  }, [map, load]);
  useEffect(() => {
    // If a click on a marker has opened another page of the list, the map does not move.
    if (box && !isSelectedOf(stores)) map?.showBox(box);
  }, [map, box, stores]);
  useEffect(() => {
    if (!selected) return;
    frame.current?.scrollIntoView({ block: 'nearest' });
    if (!map) openMap();
    else if (isOnMap(selected.id)) map.reveal(selected.longitude, selected.latitude);
    else map.showBox(boxOf([selected]));
  }, [map, selected]);
  useEffect(() => {
    if (status === 'failed') fail();
  }, [status]);

  if (status === 'failed') return <Text tone="quiet">{t('map.failed')}</Text>;
  return (
    <section className={styles.map} aria-label={t('map.title')} data-status={status}>
      <div className={styles.canvas} ref={frame} />
      <span className={styles.palette} ref={palette} hidden />
      {status === 'closed' && (
        <Button
          tone="quiet"
          onClick={() => {
            // The focus must move to the map, because the button disappears.
            isFocusNext.current = true;
            open();
          }}
        >
          {t('map.show')}
        </Button>
      )}
      <p className={styles.status} role="status">
        {status === 'opening' && t('map.opening')}
        {hasFailed && t('map.markersFailed')}
      </p>
      {map && (
        <>
          <Markers map={map} markers={markers} selected={selected} onSelect={onSelect} />
          <div className={styles.zoom}>
            <IconButton icon="plus" label={t('map.zoomIn')} onClick={() => map.zoomBy(1)} />
            <IconButton icon="minus" label={t('map.zoomOut')} onClick={() => map.zoomBy(-1)} />
          </div>
        </>
      )}
      {map && styleUrl === undefined && <small className={styles.source}>© GeoNames</small>}
      <div className={styles.card} role="status">
        {map && selected && (
          <>
            <p translate="no">
              {selected.city} <strong>{selected.name}</strong>
            </p>
            {selected.href !== undefined && <Link href={selected.href}>{t('map.details')}</Link>}
          </>
        )}
      </div>
    </section>
  );
}

type MarkersProps = Pick<StoreMapProps, 'selected' | 'onSelect'> & {
  readonly map: OpenMap;
  readonly markers: MapMarkers;
};

/** The buttons on the map: one for each store, and one for each cluster, which zooms in. */
function Markers({ map, markers, selected, onSelect }: MarkersProps) {
  const { t } = useTranslation('stores');
  return (
    <>
      {markers.clusters.map(({ count, city, latitude, longitude, ...edges }) => (
        <MapMarker key={`${latitude} ${longitude}`} map={map} latitude={latitude} longitude={longitude}>
          <button
            type="button"
            className={styles.cluster}
            aria-label={t('map.cluster', { count, city })}
            onClick={() => {
              map.focus();
              map.openCluster(edges);
            }}
          >
            {t('map.clusterCount', { count })}
          </button>
        </MapMarker>
      ))}
      {markers.stores.map((store) => (
        <MapMarker key={store.id} map={map} latitude={store.latitude} longitude={store.longitude}>
          <button
            type="button"
            className={styles.marker}
            aria-label={`${store.name}, ${store.city}`}
            aria-pressed={store.id === selected?.id}
            onClick={() => onSelect(store)}
          />
        </MapMarker>
      ))}
    </>
  );
}

/** Reads the page's colours and font from a computed style, because custom properties may contain functions that MapLibre cannot parse. */
function readAppearance(palette: HTMLElement | null): MapAppearance {
  if (!palette) throw new Error('Store map: expected the palette element in the page, found none.');
  const { outlineColor, backgroundColor, borderTopColor, color, fontFamily } = getComputedStyle(palette);
  const [family = 'sans-serif'] = fontFamily.split(',');
  return {
    land: outlineColor,
    water: backgroundColor,
    border: borderTopColor,
    text: color,
    fontFamily: family,
  };
}
