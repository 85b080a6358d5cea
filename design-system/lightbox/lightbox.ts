import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { importOptionalChunk } from '../optional-chunk/optional-chunk.ts';
import type { LightboxDialog } from './lightbox-dialog.tsx';
// The script of the dialog loads on demand. Scripts load no styles, so the page includes the styles of the dialog and its buttons.
import './lightbox.css.ts';
import '../icon-button/icon-button.tsx';

export type { LightboxPicture, LightboxTexts } from './lightbox-picture.ts';

type LightboxView = typeof LightboxDialog;

type LightboxState = {
  /** Index of the current picture. */
  readonly index: number;
  readonly open: boolean;
  /** The page has a scroll bar that takes space. */
  readonly hasScrollBar: boolean;
};

/**
 * Opens pictures in the lightbox. The chunk of the lightbox loads when the pointer enters a picture or a picture is focused. If the chunk
 * fails to load, the browser follows the link to the picture.
 */
export function useLightbox<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const [view, setView] = useState<LightboxView>();
  const [state, setState] = useState<LightboxState>({
    index: 0,
    open: false,
    hasScrollBar: false,
  });

  // The visitor may have reached a picture before hydration.
  useEffect(() => {
    const element = list.current;
    if (element?.matches(':hover, :focus-within')) preload();
    scrollToLink(element?.querySelector<HTMLAnchorElement>('a:focus-visible') ?? undefined);
  }, []);

  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  async function open(link: HTMLAnchorElement, index: number) {
    link.setAttribute('aria-busy', 'true');
    try {
      const loaded = await importLightbox();
      setView(() => loaded);
      const hasScrollBar = window.innerWidth > document.documentElement.clientWidth;
      setState({ index, open: true, hasScrollBar });
    } catch {
      // The visitor may have opened another page meanwhile.
      if (link.isConnected) location.assign(link.href);
    } finally {
      link.removeAttribute('aria-busy');
    }
  }

  const linkHandlers = (index: number) => ({
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open(event.currentTarget, index);
    },
    onPointerEnter: preload,
    onFocus({ currentTarget }: FocusEvent<HTMLAnchorElement>) {
      preload();
      // Browsers leave a focused picture at the edge of a row partly hidden.
      if (currentTarget.matches(':focus-visible')) scrollToLink(currentTarget);
    },
  });

  const lightboxProps = {
    ...state,
    list,
    onShow: (index: number) => setState((before) => ({ ...before, index })),
    onClose() {
      // The page scrolls behind the lightbox, so that the picture is visible when it closes.
      scrollToLink(links()[state.index]);
      setState((before) => ({ ...before, open: false }));
    },
    onClosed: () => links()[state.index]?.focus({ preventScroll: true }),
  };

  return { list, linkHandlers, Lightbox: view, lightboxProps };
}

function preload() {
  importLightbox().catch(() => undefined);
}

/** Imports the lightbox. The promise rejects when the chunk fails to load, for example offline. */
function importLightbox(): Promise<LightboxView> {
  return importOptionalChunk(async () => (await import('./lightbox-dialog.tsx')).LightboxDialog);
}

function scrollToLink(link: HTMLAnchorElement | undefined) {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
