import { useEffect, useRef, useState } from 'react';

/** How much of the film must be in view for it to begin. It rests once nothing of it is: where its button is seen, it keeps its state. */
const IN_VIEW = 0.35;

/**
 * Plays a film while it is in view, unless the visitor asked for less motion; their own press of the button counts above both,
 * and a film they paused stays paused.
 */
export function usePlayback() {
  const video = useRef<HTMLVideoElement>(null);
  const wanted = useRef(false);
  const [awake, setAwake] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // A film already started with the browser's controls goes on.
    setPlaying(!element.paused);
    setAwake(true);
    const follow = () => setPlaying(!element.paused);
    element.addEventListener('play', follow);
    element.addEventListener('pause', follow);

    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    wanted.current = !calm.matches;
    const calmDown = () => {
      if (!calm.matches) return;
      wanted.current = false;
      element.pause();
    };
    calm.addEventListener('change', calmDown);
    const observer = new IntersectionObserver(
      (crossings) => {
        // A busy page is told of several crossings at once; the last is how things are.
        const ratio = crossings.at(-1)?.intersectionRatio ?? 0;
        if (ratio === 0) element.pause();
        else if (ratio >= IN_VIEW && wanted.current && element.paused) start(element);
      },
      { threshold: [0, IN_VIEW] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      calm.removeEventListener('change', calmDown);
      element.removeEventListener('play', follow);
      element.removeEventListener('pause', follow);
    };
  }, []);

  function toggle() {
    const element = video.current;
    if (!element) return;
    wanted.current = element.paused;
    if (element.paused) start(element);
    else element.pause();
  }

  return { video, awake, playing, toggle };
}

/**
 * A film that cannot play (power or data saved, a broken file) stands still, and its button says so. It plays without sound, so its
 * captions always show; they are fetched with it, which a `default` track would be with the page.
 */
function start(element: HTMLVideoElement) {
  for (const track of element.textTracks) track.mode = 'showing';
  element.play().catch((error: unknown) => {
    // Interrupted by a pause: nothing is wrong, and a newer start may be under way.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    element.pause();
  });
}
