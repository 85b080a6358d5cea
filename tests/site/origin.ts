import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request to a test server. */
export interface ReceivedRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface Origin {
  url: string;
  /** All received requests, in order. */
  requests: ReceivedRequest[];
  /** Closes the server and all its connections. */
  stop(): Promise<void>;
}

type Respond = (response: ServerResponse, request: ReceivedRequest, nth: number) => unknown;

/**
 * Starts an HTTP server on a free loopback port. It closes when the test ends.
 *
 * @param respond writes the response. It also receives the number of the request, from 1.
 */
export async function startOrigin(respond: Respond): Promise<Origin> {
  const origin = await openOrigin(respond);
  onTestFinished(() => origin.stop());
  return origin;
}

/** Starts the server of `startOrigin`. The caller stops it. */
export async function openOrigin(respond: Respond): Promise<Origin> {
  const requests: ReceivedRequest[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://origin.test');
    const received = {
      method: request.method ?? '',
      url,
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    requests.push(received);
    await respond(response, received, requests.length);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A test may end before its last response, for example if `respond` waits for a server that stops at the same time.
      if (server.listening) throw error;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}`, requests, stop };
}

export function sendJson(response: ServerResponse, value: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** A recorded warning. */
export interface LogLine {
  fields: Record<string, unknown>;
  message: string;
}

/** Creates a log that records its warnings in `lines`. */
export function createRecordingLog() {
  const lines: LogLine[] = [];
  return {
    lines,
    log: { warn: (fields: Record<string, unknown>, message: string) => void lines.push({ fields, message }) },
  };
}
