import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './lightbox.css.ts';
import { type Pinch, trackPinch } from './track-pinch.ts';
import {
  NO_ZOOM,
  pan,
  wheelFactor,
  type Zoom,
  ZOOM_STEP,
  type ZoomBounds,
  type ZoomPoint,
  zoomTo,
} from './zoom.ts';

type ZoomOptions = {
  viewer: RefObject<HTMLElement | null>;
  /** The element that contains the pictures. */
  stage: RefObject<HTMLElement | null>;
  /** `false` during the exit animation, in which the picture cannot be zoomed. */
  open: boolean;
};

/** Scale after a click on a picture that is not zoomed. */
const CLICK_SCALE = 2.5;
/** Distance that an arrow key moves a zoomed picture, in CSS pixels. */
const KEY_STEP_PX = 80;
/** Distance from which a press is a drag and not a click, in CSS pixels. */
const MIN_DRAG_PX = 4;

/** Movement of a zoomed picture by key. */
const MOVES_OF_KEYS: Readonly<Record<string, ZoomPoint>> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
};

/**
 * Zooms the current picture by a pinch on the screen or a trackpad, a wheel, a mouse click, the keys + − 0, and buttons. A drag or the arrow
 * keys move a zoomed picture.
 */
export function useZoom({ viewer, stage, open }: ZoomOptions) {
  const zoom = useRef<Zoom>(NO_ZOOM);
  /** The picture that `zoom` belongs to. It can differ from the current picture until the next reset. */
  const zoomed = useRef<HTMLElement>(undefined);
  const [isZoomed, setZoomed] = useState(false);

  const findPicture = () =>
    stage.current?.querySelector<HTMLElement>('[data-position=current] picture') ?? undefined;

  function show(next: Zoom, picture = findPicture()) {
    if (!open && next !== NO_ZOOM) return;
    zoom.current = next;
    zoomed.current = picture;
    picture?.style.setProperty(styles.ZOOM, String(next.scale));
    picture?.style.setProperty(styles.ZOOM_X, `${next.x}px`);
    picture?.style.setProperty(styles.ZOOM_Y, `${next.y}px`);
    setZoomed(next.scale > 1);
  }

  /** Returns the current sizes. In tests without layout all sizes are 0, so the picture stays in the middle. */
  function measure(): ZoomBounds {
    const box = findPicture();
    return {
      picture: { width: box?.offsetWidth ?? 0, height: box?.offsetHeight ?? 0 },
      visibleArea: { width: stage.current?.clientWidth ?? 0, height: viewer.current?.clientHeight ?? 0 },
    };
  }

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): ZoomPoint {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return NO_ZOOM;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  const zoomBy = (factor: number, point: ZoomPoint = NO_ZOOM) =>
    show(zoomTo(zoom.current, zoom.current.scale * factor, point, measure()));

  /** Removes the zoom. */
  function reset() {
    if (zoom.current.scale > 1) show(NO_ZOOM, zoomed.current);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const arrow = MOVES_OF_KEYS[key];
    if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
    else if (key === '-') zoomBy(1 / ZOOM_STEP);
    else if (key === '0') reset();
    else if (arrow && zoom.current.scale > 1) show(pan(zoom.current, arrow, measure()));
    else return;
    event.preventDefault();
  });
  /** The factor of wheel events that were too small to start a zoom. A trackpad reports a slow pinch as many small events. */
  const unusedFactor = useRef(1);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Without this the browser zooms the page, or scrolls the page behind the lightbox.
    event.preventDefault();
    const factor = unusedFactor.current * wheelFactor(event.deltaY);
    zoomBy(factor, pointOf(event));
    unusedFactor.current = zoom.current.scale > 1 ? 1 : Math.max(factor, 1);
  });
  const onToggle = useEffectEvent((event: PointerEvent) => {
    if (zoom.current.scale > 1) reset();
    else show(zoomTo(zoom.current, CLICK_SCALE, pointOf(event), measure()));
  });
  const onPan = useEffectEvent((by: ZoomPoint) => show(pan(zoom.current, by, measure())));
  const isZoomedNow = useEffectEvent(() => zoom.current.scale > 1);
  /** The zoom at the start of a pinch. */
  const pinched = useRef<Zoom>(NO_ZOOM);
  const onPinchStart = useEffectEvent(() => (pinched.current = zoom.current));
  const onPinch = useEffectEvent(({ factor, from, to }: Pinch) =>
    show(zoomTo(pinched.current, pinched.current.scale * factor, pointOf(from), measure(), pointOf(to))),
  );

  useEffect(() => {
    const element = stage.current;
    const actions = { onKeyDown, onWheel, onToggle, onPan, onPinchStart, onPinch, isZoomedNow };
    return element ? trackInput(element, actions) : undefined;
  }, [stage]);

  return { isZoomed, zoomBy, reset };
}

type InputActions = {
  onKeyDown: (event: KeyboardEvent) => void;
  onWheel: (event: WheelEvent) => void;
  onToggle: (event: PointerEvent) => void;
  onPan: (by: ZoomPoint) => void;
  onPinchStart: () => void;
  onPinch: (pinch: Pinch) => void;
  isZoomedNow: () => boolean;
};

/**
 * Tracks keys in the dialog, wheels, pinches, the clicks of a mouse on a picture, and drags of a zoomed picture. Returns a function that
 * stops the tracking.
 */
function trackInput(
  element: HTMLElement,
  { onKeyDown, onWheel, onToggle, onPan, onPinchStart, onPinch, isZoomedNow }: InputActions,
) {
  const controller = new AbortController();
  const { signal } = controller;
  let press: { readonly id: number; x: number; y: number; isDrag: boolean } | undefined;
  /** Whether the next click ends a drag. Such a click must not reach the stage, because a click beside the picture closes the lightbox. */
  let suppressesClick = false;

  element.closest<HTMLElement>('[role=dialog]')?.addEventListener('keydown', onKeyDown, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  element.addEventListener(
    'pointerdown',
    (event) => {
      suppressesClick = false;
      if (!event.isPrimary || event.button !== 0 || !(event.target instanceof HTMLImageElement)) return;
      if (event.pointerType !== 'mouse' && !isZoomedNow()) return;
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, isDrag: false };
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (press?.id !== pointerId || !isZoomedNow()) return;
      const by = { x: clientX - press.x, y: clientY - press.y };
      if (!press.isDrag && Math.hypot(by.x, by.y) < MIN_DRAG_PX) return;
      if (!press.isDrag) element.setPointerCapture(pointerId);
      suppressesClick = true;
      press = { id: pointerId, x: clientX, y: clientY, isDrag: true };
      onPan(by);
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      if (press?.id === event.pointerId && !press.isDrag && event.pointerType === 'mouse') onToggle(event);
      press = undefined;
    },
    { signal },
  );
  element.addEventListener('click', (event) => suppressesClick && event.stopPropagation(), {
    capture: true,
    signal,
  });
  element.addEventListener('pointercancel', () => (press = undefined), { signal });
  trackPinch(
    element,
    {
      onStart() {
        press = undefined;
        onPinchStart();
      },
      onPinch,
    },
    signal,
  );
  return () => controller.abort();
}
