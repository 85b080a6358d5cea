import type { FindStoreList, StoreList, StorePreset } from '#renderer/stores/store-list';
import type { Locale } from '#site/i18n/locale';
import type { StoreDirectory } from '#site/stores/store-directory';
import { type FieldPictureContext, loadPictures } from '../content/load-pictures.ts';
import { finderHref, NO_CHOICE } from './finder-query.ts';
import { handleOf } from './finder-stores.ts';

type StoreListSource = FieldPictureContext & {
  readonly locale: Locale;
  readonly directory: StoreDirectory;
  readonly mapStyleUrl: string | undefined;
};

/** Loads the stores of the presets of a page. Returns `undefined` if the stores cannot be loaded. */
export async function loadStoreLists(
  presets: readonly StorePreset[],
  { directory, mapStyleUrl, ...source }: StoreListSource,
): Promise<FindStoreList | undefined> {
  const stores = await directory.storesOf(source.locale);
  if (!stores) return undefined;
  const { index, listPath } = stores;
  const lists = new Map<string, StoreList>();
  for (const preset of presets) {
    const { kinds, countries, limit } = preset;
    const filter = { kinds, countries, services: [] };
    const { total, found } = index.find(filter, { offset: 0, limit });
    const pictures = await loadPictures(
      found.map(({ store }) => store.image),
      source,
    );
    const [country, ...otherCountries] = countries;
    const choice = {
      ...NO_CHOICE,
      kinds: kinds.map(handleOf).toSorted(),
      // The finder can filter by one country. A preset with several countries links to the finder without this filter.
      country: otherCountries.length === 0 ? country : undefined,
    };
    lists.set(keyOf(preset), {
      stores: found.map(({ store }, at) => ({ ...store, picture: pictures[at] })),
      total,
      countries: index.countByCountry(filter),
      moreHref: listPath === undefined ? undefined : finderHref(encodeURI(listPath), choice),
      mapStyleUrl,
    });
  }
  return (preset) => lists.get(keyOf(preset));
}

function keyOf({ kinds, countries, limit }: StorePreset) {
  return JSON.stringify([kinds, countries, limit]);
}
