import autocannon from 'autocannon';

const SECONDS = 5;
const CONNECTIONS = 10;

/** Requests per second and latency (milliseconds) of one address, asked over and over for a few seconds. */
export async function measureRequests(url: string) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} refusals and ${errors} errors while measuring.`);
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}
