import type { StoreList } from '../../stores/store-list.ts';
import * as styles from './points-of-sale-overview.css.ts';

/** The container of a map with the stores of a list. The site's script loads the map when the visitor opens it (`data-store-map`). */
export function StoreMapFrame({ list: { stores, mapStyleUrl }, label }: { list: StoreList; label: string }) {
  const markers = stores.map(({ id, name, city, href, latitude, longitude }) => ({
    id,
    name,
    city,
    href,
    latitude,
    longitude,
  }));
  return (
    <details className={styles.map} data-store-map>
      <summary className={styles.mapToggle}>{label}</summary>
      <div className={styles.mapFrame} data-stores={JSON.stringify(markers)} data-map-style={mapStyleUrl} />
    </details>
  );
}
