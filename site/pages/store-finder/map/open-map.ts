import './maplibre.css';
import {
  type LngLatBounds,
  type LngLatBoundsLike,
  Map as MapLibre,
  Marker,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { zoomToOpen } from './cluster-zoom.ts';
import type { MapBox } from './fetch-markers.ts';
import { followTheme, keepMarkersFree, showPlaceNames } from './local-map.ts';
import { loadLocalStyle, type MapAppearance } from './map-style.ts';

setWorkerUrl(workerUrl);

/** The visible box, and the zoom level of web maps: at level 0 the world is 512 px wide. */
export type MapView = { readonly box: MapBox; readonly zoom: number };

/** An open map. Positions are in degrees. */
export type OpenMap = {
  /** Shows a box, with space for its markers. */
  readonly showBox: (box: MapBox) => void;
  /** Shows the box of a cluster at a higher zoom level, on which the cluster can be divided. */
  readonly openCluster: (box: MapBox) => void;
  /** Moves the map if the position of the selected store is outside of it or covered by the store's card. */
  readonly reveal: (longitude: number, latitude: number) => void;
  readonly zoomBy: (levels: number) => void;
  /** Moves the focus to the map. Call it if the clicked button disappears. */
  readonly focus: () => void;
  /** Keeps an element at a position of the map. Returns a function that removes it. */
  readonly place: (element: HTMLElement, longitude: number, latitude: number) => () => void;
  readonly view: () => MapView;
  /** Calls a listener after each movement. Returns a function that removes it. */
  readonly onMove: (listener: () => void) => () => void;
  readonly close: () => void;
};

/** The settings of a new map. */
export type MapConfig = {
  readonly container: HTMLElement;
  /** URL of a style of the operator's map service. Without it the map consists of the shapes of countries. */
  readonly styleUrl: string | undefined;
  /** The box to begin with. Default: the world. */
  readonly box: MapBox | undefined;
  /** Reads the colours of the page's theme, and its font. */
  readonly readAppearance: () => MapAppearance;
  /** BCP 47 tag of the names of towns. */
  readonly language: string;
  readonly texts: {
    readonly label: string;
    readonly windowsHelp: string;
    readonly macHelp: string;
    readonly touchHelp: string;
    readonly sources: string;
  };
  readonly signal: AbortSignal;
};

const WORLD: MapBox = { west: -180, south: -60, east: 180, north: 75 };
const PADDING = 56;
/** Height of the selected store's card, with the space around it and half of a marker. */
const CARD_SPACE = 120;
/** The shapes of countries have no details for higher levels. */
const MAX_LOCAL_ZOOM = 12;
const MAX_ZOOM = 17;
/** How a box fills the map. The maximum zoom level shows a single store with its surroundings. */
const FIT = { padding: PADDING, maxZoom: 11 };
const STYLE_TIMEOUT_MS = 10_000;

/**
 * Opens a map. A visitor who scrolls the page does not move the map, because moving it needs two fingers or a key (cooperative gestures).
 *
 * @throws an error if the style cannot be loaded or the browser has no WebGL
 */
export async function openMap(config: MapConfig): Promise<OpenMap> {
  const { container, styleUrl, readAppearance, language, signal } = config;
  const timeLimit = AbortSignal.any([signal, AbortSignal.timeout(STYLE_TIMEOUT_MS)]);
  const map = createMap(config, styleUrl ?? (await loadLocalStyle(readAppearance(), timeLimit)));
  try {
    await waitForLoad(map, timeLimit);
  } catch (error) {
    map.remove();
    throw error;
  }
  // A map without some of its tiles is still useful.
  map.on('error', () => undefined);
  const isLocal = styleUrl === undefined;
  const closed = new AbortController();
  if (isLocal) void showPlaceNames(map, { readAppearance, language, signal: closed.signal });
  const stopColors = isLocal ? followTheme(map, readAppearance) : () => undefined;
  const markers = createMarkers(map, isLocal ? keepMarkersFree(map) : () => undefined);
  return {
    showBox: (next) => map.fitBounds(toBounds(next), FIT),
    openCluster(next) {
      const fit = map.cameraForBounds(toBounds(next), FIT);
      map.flyTo({ ...fit, zoom: zoomToOpen(map.getZoom(), fit?.zoom ?? 0) });
    },
    reveal(longitude, latitude) {
      const { x, y } = map.project([longitude, latitude]);
      const { clientWidth, clientHeight } = container;
      const isVisible =
        x > PADDING && y > PADDING && x < clientWidth - PADDING && y < clientHeight - CARD_SPACE;
      if (!isVisible) map.easeTo({ center: [longitude, latitude] });
    },
    zoomBy: (levels) => map.zoomTo(map.getZoom() + levels),
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    place: markers.place,
    view: () => ({ box: toBox(map.getBounds()), zoom: map.getZoom() }),
    onMove(listener) {
      map.on('moveend', listener);
      return () => map.off('moveend', listener);
    },
    close() {
      closed.abort();
      stopColors();
      markers.stop();
      map.remove();
    },
  };
}

/** Creates a map that is only moved and zoomed, not rotated. */
function createMap(
  { container, styleUrl, box, texts }: MapConfig,
  style: string | StyleSpecification,
): MapLibre {
  const map = new MapLibre({
    container,
    style,
    bounds: toBounds(box ?? WORLD),
    fitBoundsOptions: FIT,
    maxZoom: styleUrl === undefined ? MAX_LOCAL_ZOOM : MAX_ZOOM,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // The page itself contains the attribution of the local map.
    attributionControl: styleUrl === undefined ? false : { compact: true },
    locale: {
      'Map.Title': texts.label,
      'AttributionControl.ToggleAttribution': texts.sources,
      'CooperativeGesturesHandler.WindowsHelpText': texts.windowsHelp,
      'CooperativeGesturesHandler.MacHelpText': texts.macHelp,
      'CooperativeGesturesHandler.MobileHelpText': texts.touchHelp,
    },
  });
  map.keyboard.disableRotation();
  map.touchZoomRotate.disableRotation();
  return map;
}

/**
 * Creates the function that places elements on a map.
 *
 * @param onChange receives the longitude and latitude of all markers, at most once per frame, because many markers change at once
 */
function createMarkers(map: MapLibre, onChange: (positions: readonly (readonly [number, number])[]) => void) {
  const markers = new Set<Marker>();
  let nextUpdate: number | undefined;
  const scheduleUpdate = () => {
    nextUpdate ??= requestAnimationFrame(() => {
      nextUpdate = undefined;
      onChange([...markers].map((marker) => marker.getLngLat()).map(({ lng, lat }) => [lng, lat] as const));
    });
  };
  return {
    place(element: HTMLElement, longitude: number, latitude: number) {
      const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      markers.add(marker);
      scheduleUpdate();
      return () => {
        marker.remove();
        markers.delete(marker);
        scheduleUpdate();
      };
    },
    stop() {
      if (nextUpdate !== undefined) cancelAnimationFrame(nextUpdate);
    },
  };
}

function toBox(bounds: LngLatBounds): MapBox {
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

function toBounds({ west, south, east, north }: MapBox): LngLatBoundsLike {
  return [west, south, east, north];
}

/** Waits for the style and the first frame. */
async function waitForLoad(map: MapLibre, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  map.once('load', () => resolve());
  map.once('error', ({ error }) => reject(error));
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
