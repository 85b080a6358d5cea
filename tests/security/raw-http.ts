import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

export type RawResponse = {
  readonly status: number;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Opens a socket to a server. It closes when the test ends. */
export function openSocket(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl);
  const socket = connect(Number(port), hostname);
  // The server may reset the connection. Tests check the response or the event `close`.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Sends bytes as they are, unlike `fetch`, which normalises URLs. Resolves with the response when the server closes the connection. */
export async function sendRaw(serverUrl: string, text: string): Promise<RawResponse> {
  const socket = openSocket(serverUrl);
  socket.write(text);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) if (chunk instanceof Buffer) chunks.push(chunk);
  return parseResponse(Buffer.concat(chunks).toString('utf8'));
}

/** Sends a request without a body to the site of `runSite`. */
export function sendRequest(serverUrl: string, method: string, target: string, host = 'www.example.test') {
  return sendRaw(serverUrl, `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
}

function parseResponse(text: string): RawResponse {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: body.join('\r\n\r\n'),
  };
}
