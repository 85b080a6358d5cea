/**
 * Stores the positions of the visible sections in the window. Returns a function that scrolls until the first of them that still exists is
 * at its stored position. Safari has no scroll anchoring, and other browsers lose the anchor when a section is replaced.
 * Call the returned function once, because scroll anchoring is off until then.
 */
export function keepScrollPosition(sections: readonly HTMLElement[]): () => void {
  const page = document.documentElement.style;
  // With scroll anchoring, the browser would correct the position a second time.
  page.overflowAnchor = 'none';
  const visible = sections
    .map((element) => ({ element, id: element.id, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.bottom > 0 && box.height > 0 && element.localName === 'section');
  return () => {
    for (const { element, id, box } of visible) {
      const shown = element.isConnected ? element : id === '' ? null : document.getElementById(id);
      if (!shown) continue;
      window.scrollBy({ top: shown.getBoundingClientRect().top - box.top, behavior: 'instant' });
      break;
    }
    page.overflowAnchor = '';
  };
}
