/**
 * Fetches a part of the build that its caller can do without. Rejects where it cannot be had; the build's loader is told not to have
 * the page loaded again for it, which would cost a visitor what they have typed.
 */
export async function importOptionalChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  // Each call has its own: one that ends must not leave another, still under way, without.
  const takeOver = (report: Event) => report.preventDefault();
  window.addEventListener('vite:preloadError', takeOver);
  try {
    const part = await load();
    // A loader whose report was taken over gives nothing.
    if (part === undefined) throw new Error('A part of the build could not be fetched.');
    return part;
  } finally {
    window.removeEventListener('vite:preloadError', takeOver);
  }
}
