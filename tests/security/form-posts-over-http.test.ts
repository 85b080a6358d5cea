import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { serveSite } from '../site/running-site.ts';
import { repeat } from './counted-body.ts';

const PART = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
const MULTIPART = 'multipart/form-data; boundary=x';
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const served = serveSite();

/** Sends a post over a socket until the server responds or closes the connection. Returns its response and the number of sent bytes. */
async function sendOverSocket(url: string, chunks: Iterable<string>, contentType = MULTIPART) {
  const { pathname, port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  let response = '';
  let isClosed = false;
  socket.setEncoding('utf8');
  socket.on('data', (text) => void (response += text.toString()));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve())).then(() => {
    isClosed = true;
  });
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nhost: www.example.test\r\norigin: https://www.example.test\r\nsec-fetch-site: same-origin\r\n` +
      `content-type: ${contentType}\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  for (const chunk of chunks) {
    if (response !== '' || isClosed) break;
    const isWritable = socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    if (!isWritable) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    // Gives the socket time to receive the response between two chunks.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!isClosed && response === '') {
    socket.write('0\r\n\r\n');
    await Promise.race([closed, new Promise((resolve) => socket.once('data', resolve))]);
  }
  const { bytesWritten } = socket;
  socket.destroy();
  return { response, bytesWritten };
}

describe('A multipart bomb over HTTP', () => {
  test('gets status 413 before it is sent completely', async () => {
    const chunks = repeat(PART.repeat(100), 10_000);
    const { response, bytesWritten } = await sendOverSocket(`${served.url}/nl/contact`, chunks);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(bytesWritten).toBeLessThan(8 * MEGABYTE);
    expect((await served.site.get('/nl/contact')).status).toBe(200);
  });

  test('gets status 413 from the embedded content server', async () => {
    const chunks = repeat(PART.repeat(100), 10_000);
    const { response, bytesWritten } = await sendOverSocket(
      `${served.site.content.url}/!/forms/contact`,
      chunks,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(bytesWritten).toBeLessThan(8 * MEGABYTE);
  });
});

test.each([
  ['JSON body', 'application/json', ['{"message":"', ...repeat('a'.repeat(KILOBYTE), 2_000), '"}']],
  ['URL-encoded form', 'application/x-www-form-urlencoded', repeat('a&'.repeat(KILOBYTE), 20)],
  ['multipart form', MULTIPART, [...repeat(PART.repeat(100), 20), '--x--\r\n']],
])('The embedded content server responds with 413 to a %s above its limits', async (_title, type, chunks) => {
  const { response } = await sendOverSocket(`${served.site.content.url}/!/forms/contact`, chunks, type);
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(served.site.submissions('contact')).toEqual([]);
});

test('The embedded content server reads a deeply nested JSON body as empty', async () => {
  const body = `{"message":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(`${served.site.content.url}/!/forms/contact`, {
    method: 'POST',
    headers,
    body,
  });
  expect(response.status).toBe(422);
});
