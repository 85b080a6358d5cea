import { maySwipe } from './may-swipe.ts';
import { closesOnRelease, follow, putDown, type Side, type Track } from './swipe.ts';

type Followed = { content: HTMLElement; backdrop: HTMLElement; side: Side; onClose: () => void };

/**
 * Lets a finger pull the modal by `transform`, and asks for it to be closed where the swipe says so; gives what ends that. The way
 * out is an animation of `translate`, so that it goes on from where the modal was let go.
 */
export function followSwipes({ content, backdrop, side, onClose }: Followed) {
  let track: Track | undefined;
  let target: EventTarget | null = null;

  function begin(event: Event, { clientX, clientY }: Point) {
    track = putDown(clientX, clientY, event.timeStamp);
    ({ target } = event);
  }

  /** Whether the modal follows this movement. */
  function move({ clientX, clientY }: Point) {
    const next = track && follow(track, clientX, clientY, side);
    const begins = next?.pulling && !track?.pulling;
    if (!next || (begins && !maySwipe(target, content, side))) {
      cancel();
      return false;
    }
    track = next;
    if (next.pulling) {
      content.dataset['held'] = '';
      pull({ content, backdrop, side }, Math.max(next.travelled, 0));
    }
    return next.pulling;
  }

  function release({ timeStamp }: Event) {
    const released = track?.pulling ? track : undefined;
    letGo();
    if (!released) return;
    const duration = timeStamp - released.since;
    if (!closesOnRelease({ ...released, size: sizeOf(content, side), duration })) return settle();
    onClose();
    // Whoever decides may let it stay.
    requestAnimationFrame(() => content.dataset['state'] === 'closed' || settle());
  }

  function cancel() {
    if (track?.pulling) settle();
    letGo();
  }

  function letGo() {
    track = undefined;
    target = null;
    delete content.dataset['held'];
  }

  const settle = () => pull({ content, backdrop, side }, 0);
  // One that comes back on its way out stands where it belongs.
  settle();

  const gone = new AbortController();
  const { signal } = gone;
  const byTouch = { signal, passive: false } as const;
  content.addEventListener(
    'touchstart',
    (event) => {
      const [finger, second] = event.touches;
      if (!finger || second) return cancel();
      begin(event, finger);
    },
    { signal, passive: true },
  );
  // Not passive: what we follow, the browser must not scroll. React's own listeners could not say so.
  content.addEventListener(
    'touchmove',
    (event) => {
      const [finger, second] = event.touches;
      if (!track || !finger) return;
      if (second || (track.pulling && !event.cancelable)) return cancel();
      if (move(finger)) event.preventDefault();
    },
    byTouch,
  );
  content.addEventListener('touchend', release, { signal });
  content.addEventListener('touchcancel', cancel, { signal });

  // Touch is told by touch events alone: its pointer events end when the browser begins to scroll.
  content.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch' && event.button === 0) begin(event, event);
    },
    { signal },
  );
  content.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch' || !track) return;
      if (event.buttons === 0) return cancel();
      // From the first pull on, and not before: a captured press would click nothing.
      if (move(event)) content.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  content.addEventListener('pointerup', (event) => event.pointerType === 'touch' || release(event), {
    signal,
  });
  content.addEventListener('pointercancel', ({ pointerType }) => pointerType === 'touch' || cancel(), {
    signal,
  });
  return () => {
    gone.abort();
    letGo();
  };
}

type Point = { readonly clientX: number; readonly clientY: number };

function pull({ content, backdrop, side }: Omit<Followed, 'onClose'>, distance: number) {
  const by = side === 'up' || side === 'left' ? -distance : distance;
  const isAcross = side === 'left' || side === 'right';
  content.style.transform = distance === 0 ? '' : isAcross ? `translateX(${by}px)` : `translateY(${by}px)`;
  const left = 1 - Math.min(distance / Math.max(sizeOf(content, side), 1), 1);
  backdrop.style.opacity = distance === 0 ? '' : String(left);
}

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement, side: Side) {
  return side === 'left' || side === 'right' ? offsetWidth : offsetHeight;
}
