import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import * as v from 'valibot';
import { loadI18n } from '#site/i18n/load-i18n';
import { findLocale } from '#site/i18n/locale';
import { localeCodeOf } from '#site/protocol/path-locale';
import { SectionMap } from './store-finder/map/section-map.tsx';

/** The stores of a section as its HTML contains them. */
const sectionStores = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    city: v.string(),
    href: v.optional(v.string()),
    latitude: v.number(),
    longitude: v.number(),
  }),
);

/**
 * Shows the map of a section with a list of stores.
 *
 * @param frame the element of the section that contains the map (`renderer/sections/points-of-sale-overview/store-map-frame.tsx`)
 * @param onFailure called when the map fails to render. The frame is then empty
 * @returns a function that removes it
 * @throws an error if the messages cannot be loaded or the HTML has no valid stores
 */
export async function mountStoreMap(
  frame: HTMLElement,
  onFailure: (error: unknown) => void,
): Promise<() => void> {
  const locale = findLocale(localeCodeOf(location.pathname));
  const section = frame.closest('[data-section]');
  if (!locale || !section) throw new Error('Expected the map in a section of a localised page.');
  const { stores: json = '[]', mapStyle } = frame.dataset;
  const stores = v.parse(sectionStores, JSON.parse(json));
  const i18n = await loadI18n(locale, ['stores']);
  const root = createRoot(frame, {
    onUncaughtError: (error) => {
      // React cannot unmount while it reports the error. Without this the frame could not contain another root.
      queueMicrotask(() => root.unmount());
      onFailure(error);
    },
  });
  root.render(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(SectionMap, { section, stores, styleUrl: mapStyle }),
    ),
  );
  return () => root.unmount();
}
