import { useEffect, useMemo, useState } from 'react';
import { createClusters } from '#site/stores/cluster-stores';
import { gridLevelOf } from './cluster-zoom.ts';
import { type MapStore, StoreMap } from './store-map.tsx';
import type { LoadMarkers } from './use-store-markers.ts';

type SectionMapProps = {
  /** The section with the cards of the stores. */
  readonly section: Element;
  readonly stores: readonly MapStore[];
  readonly styleUrl: string | undefined;
};

/** The link of a card to a map. */
const MAP_LINK = '[data-store] [data-map-link] a';

/**
 * The map of a section with a list of stores. It shows the stores of the list, so it sends no requests. The link of a card selects its
 * store on this map.
 */
export function SectionMap({ section, stores, styleUrl }: SectionMapProps) {
  const [selected, setSelected] = useState<MapStore>();
  const loadMarkers: LoadMarkers = useMemo(() => {
    const cluster = createClusters(stores);
    const all = [...stores.keys()];
    return async ({ box, zoom }) => ({
      total: stores.length,
      ...cluster(all, box, gridLevelOf(zoom)),
    });
  }, [stores]);

  useEffect(() => {
    const cleanup = new AbortController();
    section.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest(MAP_LINK) : null;
        const id = link?.closest<HTMLElement>('[data-store]')?.dataset['store'];
        const store = stores.find((other) => other.id === id);
        if (!store || !(event instanceof MouseEvent)) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setSelected({ ...store });
      },
      cleanup,
    );
    return () => cleanup.abort();
  }, [section, stores]);
  useEffect(() => {
    for (const card of section.querySelectorAll<HTMLElement>('[data-store]'))
      card.ariaCurrent = card.dataset['store'] === selected?.id ? 'true' : null;
  }, [section, selected]);

  return (
    <StoreMap
      stores={stores}
      loadMarkers={loadMarkers}
      styleUrl={styleUrl}
      isRequested
      selected={selected}
      onSelect={setSelected}
    />
  );
}
