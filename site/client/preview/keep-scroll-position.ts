/**
 * Remembers where the sections are in the window. Returns a function that scrolls until the first of them that is still visible, and
 * still there, is at the same position. Safari does not do this itself, and other browsers lose a section that is replaced.
 */
export function keepScrollPosition(sections: readonly HTMLElement[]): () => void {
  // The browser would correct the position a second time.
  document.documentElement.style.overflowAnchor = 'none';
  const visible = sections
    .map((element) => ({ element, id: element.id, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.bottom > 0 && box.height > 0 && element.localName === 'section');
  return () => {
    for (const { element, id, box } of visible) {
      const shown = element.isConnected ? element : id === '' ? null : document.getElementById(id);
      if (!shown) continue;
      window.scrollBy({ top: shown.getBoundingClientRect().top - box.top, behavior: 'instant' });
      return;
    }
  };
}
