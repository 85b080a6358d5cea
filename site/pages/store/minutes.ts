const INTERVAL_MS = 15_000;

/** Calls a listener a few times in each minute, and when the window is shown again. Returns the function that ends it. */
export function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, INTERVAL_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
