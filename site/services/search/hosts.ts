/** A host as the official client expects it. */
export type ProviderHost = {
  readonly url: string;
  readonly port?: number;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
};

/** Returns the host of an origin: `https://search.example.com:8443`. */
export function toHost(origin: string): ProviderHost {
  const { hostname, port, protocol } = new URL(origin);
  return {
    url: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
}
