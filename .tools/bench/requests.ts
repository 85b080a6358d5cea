import autocannon from 'autocannon';

const SECONDS = 5;
const CONNECTIONS = 10;

/** Measures requests per second and latency in milliseconds of one URL over five seconds. */
export async function measureRequests(url: string) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx + errors > 0)
    throw new Error(`${url}: expected only 2xx responses, got ${non2xx} others and ${errors} errors.`);
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}
