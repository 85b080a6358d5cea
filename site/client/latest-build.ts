const TIMEOUT_MS = 5_000;

/** Returns the id of the build that the server serves now (specification §7), or undefined if the server does not respond. */
export async function fetchLatestBuild(): Promise<unknown> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const latest: unknown = await response.json().catch(() => undefined);
  return typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : undefined;
}
