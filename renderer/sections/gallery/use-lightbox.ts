import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { fetchLightbox, type LightboxView } from './fetch-lightbox.ts';

/** What is shown large: which picture, and what the page has of each, to stand there until the large one comes. */
type Shown = {
  readonly at: number;
  readonly open: boolean;
  readonly thumbs: readonly string[];
  /** The page has a scroll bar that takes room. */
  readonly scrollBar: boolean;
};

/**
 * Opens pictures in the lightbox, whose code is fetched when a picture is pointed at or reached. Where it cannot be had, the link
 * leads to the picture.
 */
export function useLightbox() {
  const list = useRef<HTMLUListElement>(null);
  const [Lightbox, setLightbox] = useState<LightboxView>();
  const [shown, setShown] = useState<Shown>({ at: 0, open: false, thumbs: [], scrollBar: false });

  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  async function open(link: HTMLAnchorElement, at: number) {
    link.setAttribute('aria-busy', 'true');
    try {
      const view = await fetchLightbox();
      const thumbs = links().map((one) => one.querySelector('img')?.currentSrc ?? '');
      setLightbox(() => view);
      const scrollBar = window.innerWidth > document.documentElement.clientWidth;
      setShown({ at, open: true, thumbs, scrollBar });
    } catch {
      // Unless the visitor has gone on to another page meanwhile.
      if (link.isConnected) location.assign(link.href);
    } finally {
      link.removeAttribute('aria-busy');
    }
  }

  const warm = () => void fetchLightbox().catch(() => undefined);

  const linkHandlers = (at: number) => ({
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open(event.currentTarget, at);
    },
    onPointerEnter: warm,
    onFocus({ currentTarget }: FocusEvent<HTMLAnchorElement>) {
      warm();
      // Browsers leave a picture at the edge of a row half out of sight.
      if (currentTarget.matches(':focus-visible')) reveal(currentTarget);
    },
  });

  const lightboxProps = {
    ...shown,
    onShow: (at: number) => setShown((before) => ({ ...before, at })),
    onClose() {
      // Behind the lightbox, so that the page is there when it goes.
      reveal(links()[shown.at]);
      setShown((before) => ({ ...before, open: false }));
    },
    onClosed: () => links()[shown.at]?.focus({ preventScroll: true }),
  };

  return { list, linkHandlers, Lightbox, lightboxProps };
}

function reveal(link: HTMLAnchorElement | undefined) {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
