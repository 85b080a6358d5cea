import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One request of an attack. Resolves when the server has responded or closed the connection. */
export type HostileRequest = (origin: string) => Promise<unknown>;

const REQUEST_TIMEOUT_MS = 30_000;
/** An attacker holds this many unfinished requests open for this time. */
const MAX_HELD_SOCKETS = 100;
const HOLD_MS = 5_000;

let heldSockets = 0;

/** The attacks by name. Each request is different, so no cache has its response. */
export const hostileRequests: Readonly<Record<string, HostileRequest>> = {
  'long path': (origin) => send(`${origin}/nl${'/'.repeat(15_000)}${word()}`, { method: 'POST' }),
  'made-up page': (origin) => send(`${origin}/nl/${word()}/${word()}`),
  'made-up query': (origin) => send(`${origin}/nl/verhalen?page=${number()}&topic=${word()}`),
  'made-up payload': (origin) => send(`${origin}/de/${word()}/_payload.json?${word()}=1`),
  'encoded path': (origin) => send(`${origin}/nl/${encodeAtRandom('over-ons')}?${word()}`),
  'made-up picture': (origin) => send(`${origin}/_image/w_${number()},f_avif/assets/${word()}.jpg`),
  'many icon names': (origin) =>
    send(`${origin}/api/_nuxt_icon/mdi.json?icons=${Array.from({ length: 200 }, word).join(',')}`),
  'search term': (origin) => send(`${origin}/nl/zoeken?q=${word()}`),
  'wrong preview token': (origin) => send(`${origin}/nl?preview=true&token=${word()}`),
  'multipart bomb': (origin) => {
    const part = `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`;
    return send(`${origin}/nl/contact`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `${part.repeat(20_000)}--b--\r\n`,
    });
  },
  'many form fields': (origin) =>
    send(`${origin}/nl/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1&'.repeat(50_000),
    }),
  'unfinished request': (origin) => holdSocket(origin),
};

async function send(url: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  // The site refuses posts of other origins before it reads them.
  headers.set('origin', new URL(url).origin);
  const response = await fetch(url, {
    ...init,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  await response.arrayBuffer();
}

/** Sends half of a request's headers and then nothing. */
async function holdSocket(origin: string) {
  if (heldSockets >= MAX_HELD_SOCKETS) return wait(HOLD_MS / MAX_HELD_SOCKETS);
  const { hostname, port } = new URL(origin);
  heldSockets += 1;
  const socket = connect(Number(port), hostname);
  const release = setTimeout(() => socket.destroy(), HOLD_MS);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearTimeout(release);
    heldSockets -= 1;
  });
  socket.write('GET /nl HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
}

function word() {
  return Math.random().toString(36).slice(2);
}

function number() {
  return 1 + Math.floor(Math.random() * 100_000);
}

/** Escapes some letters, so that one page has many URLs. */
function encodeAtRandom(path: string) {
  return path.replaceAll(/[a-z]/g, (letter) =>
    Math.random() < 0.5 ? letter : `%${letter.charCodeAt(0).toString(16)}`,
  );
}
