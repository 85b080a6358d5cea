import { createServer, type RequestListener } from 'node:http';

/** Starts a server of a benchmark on a free port of the loopback address. */
export async function startLoopbackServer(handle: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('A server of the benchmark has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
