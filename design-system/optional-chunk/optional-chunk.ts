/**
 * Imports a chunk that its caller does not require. The promise rejects if the chunk cannot be loaded. The function prevents Vite's handler
 * for missing chunks, because that handler reloads the page, which would lose the visitor's input.
 */
export async function importOptionalChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  // Each call has its own listener, so that a finished call does not remove the listener of a pending one.
  const preventReload = (event: Event) => event.preventDefault();
  window.addEventListener('vite:preloadError', preventReload);
  try {
    const chunk = await load();
    // Vite resolves a prevented error to `undefined`.
    if (chunk === undefined) throw new Error('An optional chunk could not be loaded.');
    return chunk;
  } finally {
    window.removeEventListener('vite:preloadError', preventReload);
  }
}
