import type { Lightbox } from './lightbox/lightbox.tsx';

export type LightboxView = typeof Lightbox;

/**
 * Fetches the lightbox, which browsers keep. Rejects where it cannot be had: its callers have another way, so the build's loader is
 * told not to have the page loaded again for it. A picture pointed at offline must not do that.
 */
export async function fetchLightbox(): Promise<LightboxView> {
  // Each call has its own: one that ends must not leave another, still under way, without.
  const takeOver = (report: Event) => report.preventDefault();
  window.addEventListener('vite:preloadError', takeOver);
  try {
    // A report that was taken over leaves nothing to read the view from, and that throws.
    return (await import('./lightbox/lightbox.tsx')).Lightbox;
  } finally {
    window.removeEventListener('vite:preloadError', takeOver);
  }
}
