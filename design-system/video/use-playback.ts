import { useEffect, useRef, useState } from 'react';

/** Smallest visible share, from 0 to 1, at which the video starts. It pauses when no part of it is visible. */
const MIN_VISIBLE_RATIO = 0.35;
/** Upper edge of captions, in percent of the height of the video. */
const CAPTION_LINE = 84;

/**
 * Plays a video while it is visible, unless the visitor prefers reduced motion. The button overrides both, so a video that the visitor
 * paused stays paused. A video whose file fails pauses too. The button then loads the file again.
 */
export function usePlayback() {
  const video = useRef<HTMLVideoElement>(null);
  const shouldPlay = useRef(false);
  const [isHydrated, setHydrated] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // The visitor may have started the video with the native controls.
    setPlaying(!element.paused);
    setHydrated(true);
    const updateState = () => setPlaying(!element.paused);
    element.addEventListener('play', updateState);
    element.addEventListener('pause', updateState);
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLTrackElement) return;
      shouldPlay.current = false;
      element.pause();
    };
    // Errors of a `source` do not bubble.
    element.addEventListener('error', onError, { capture: true });

    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    shouldPlay.current = !reducedMotion.matches;
    const onMotionChange = () => {
      if (!reducedMotion.matches) return;
      shouldPlay.current = false;
      element.pause();
    };
    reducedMotion.addEventListener('change', onMotionChange);
    const observer = new IntersectionObserver(
      (entries) => {
        // On a slow page the observer reports several entries at once. The last entry is current.
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        if (ratio === 0) element.pause();
        else if (ratio >= MIN_VISIBLE_RATIO && shouldPlay.current && element.paused) start(element);
      },
      { threshold: [0, MIN_VISIBLE_RATIO] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      reducedMotion.removeEventListener('change', onMotionChange);
      element.removeEventListener('play', updateState);
      element.removeEventListener('pause', updateState);
      element.removeEventListener('error', onError, { capture: true });
    };
  }, []);

  function toggle() {
    const element = video.current;
    if (!element) return;
    shouldPlay.current = element.paused;
    if (!element.paused) return element.pause();
    if (element.error || element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) element.load();
    start(element);
  }

  return { video, isHydrated, isPlaying, toggle };
}

/**
 * Starts a video. If playback fails (data saving, power saving, or an invalid file), the video pauses and the button shows “play”. The video
 * has no sound, so its captions are always visible. They load here, because a `default` track would load with the page.
 */
function start(element: HTMLVideoElement) {
  for (const trackElement of element.querySelectorAll('track')) {
    if (trackElement.track.mode !== 'disabled') continue;
    trackElement.addEventListener('load', showCaptions);
    trackElement.track.mode = 'hidden';
  }
  element.play().catch((error: unknown) => {
    // A pause interrupted this start. A newer start may be in progress, and another pause would stop it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    element.pause();
  });
}

/**
 * Shows a loaded track, and places its captions by percent. A browser shows a caption with a line number at the upper edge and moves it in
 * the next frame, which is a layout shift.
 */
function showCaptions({ currentTarget }: Event) {
  if (!(currentTarget instanceof HTMLTrackElement)) return;
  const { track } = currentTarget;
  for (const cue of track.cues ?? []) {
    if (!(cue instanceof VTTCue) || !cue.snapToLines) continue;
    cue.snapToLines = false;
    cue.line = CAPTION_LINE;
  }
  track.mode = 'showing';
}
