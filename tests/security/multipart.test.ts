import { describe, expect, test } from 'vitest';
import { readPostBody } from '../../site/forms/read-post-body.ts';
import { fc } from '../properties.ts';
import { type CountedBody, createCountedBody, repeat } from './counted-body.ts';

const SITE_URL = 'https://www.example.test';
const MULTIPART = 'multipart/form-data; boundary=x';
const URL_ENCODED = 'application/x-www-form-urlencoded';
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** A receiver may read this much after the limit, because it reads in blocks. */
const BLOCK_BYTES = 64 * KILOBYTE;

const END = '--x--\r\n';
const part = (disposition: string, value = 'b', headers = '') =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n${headers}\r\n${value}\r\n`;

function post(body: BodyInit, contentType?: string): Request {
  const init = { method: 'POST', body, duplex: 'half' } as const;
  const request = new Request(`${SITE_URL}/nl/contact`, init);
  request.headers.set('origin', SITE_URL);
  if (contentType !== undefined) request.headers.set('content-type', contentType);
  return request;
}

const send = (body: CountedBody, contentType = MULTIPART) =>
  readPostBody(post(body.stream, contentType), SITE_URL);

describe('A posted form is refused while it is read and its stream is cancelled, if it has', () => {
  test.each([
    ['150,000 parts', part('name="a"'), 1_000],
    ['150,000 files', part('name="a"; filename="b"'), 100],
    ['150,000 empty parts', part('name="a"', ''), 1_000],
  ])('%s', async (_title, chunk, limit) => {
    const body = createCountedBody([...repeat(chunk.repeat(100), 1_500), END]);
    expect(await send(body)).toBe(413);
    expect(body.isCancelled()).toBe(true);
    expect(body.readBytes()).toBeLessThan(limit * chunk.length + 2 * BLOCK_BYTES);
  });

  test('32,000 URL-encoded pairs', async () => {
    const body = createCountedBody(repeat('a&'.repeat(KILOBYTE / 2), 63));
    expect(await send(body, URL_ENCODED)).toBe(413);
  });

  test.each([
    ['a header of 10 MB', repeat('a'.repeat(KILOBYTE), 10_000)],
    ['a million headers', repeat('a: b\r\n'.repeat(100), 10_000)],
    ['a name of 10 MB', repeat('a'.repeat(KILOBYTE), 10_000)],
  ])('%s', async (title, chunks) => {
    const start = title.includes('name') ? '--x\r\ncontent-disposition: form-data; name="' : '--x\r\n';
    const body = createCountedBody([start, ...chunks, `\r\n\r\n${part('name="a"')}${END}`]);
    expect(await send(body)).toBe(413);
    expect(body.isCancelled()).toBe(true);
    expect(body.readBytes()).toBeLessThan(2 * BLOCK_BYTES);
  });

  test('twenty headers in one part', async () => {
    const headers = Array.from({ length: 20 }, (_, index) => `x-${index}: 1\r\n`).join('');
    const body = createCountedBody([part('name="a"', 'b', headers), END]);
    expect(await send(body)).toBe(413);
  });

  test.each([
    ['field', part(`name="${'a'.repeat(300)}"`)],
    ['file', part(`name="a"; filename="${'a'.repeat(300)}"`)],
  ])('a %s name of 300 characters', async (_title, chunk) => {
    expect(await send(createCountedBody([chunk, END]))).toBe(413);
  });

  test('chunks of one byte', async () => {
    const start = [...part('name="a"; filename="b"')];
    const body = createCountedBody([...start, ...repeat('b', 100_000)]);
    expect(await send(body)).toBe(400);
    expect(body.isCancelled()).toBe(true);
    expect(body.readChunks()).toBeLessThan(2_000);
  });

  test('a boundary above 70 characters, which makes the search slow', async () => {
    const boundary = 'b'.repeat(71);
    const body = createCountedBody([`--${boundary}`, ...repeat('\r\n--b'.repeat(100), 1_000)]);
    expect(await send(body, `multipart/form-data; boundary=${boundary}`)).toBe(400);
    expect(body.readBytes()).toBe(0);
  });
});

describe('A posted form with too much text or too large a file is', () => {
  test('refused with 413 after the rest was discarded, because a browser shows a response after it sent the body', async () => {
    const chunk = 'b'.repeat(BLOCK_BYTES);
    const body = createCountedBody([
      '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\n',
      ...repeat(chunk, 20 * 16),
    ]);
    expect(await send(body)).toBe(413);
    expect(body.isCancelled()).toBe(false);
    expect(body.readBytes()).toBeGreaterThan(20 * MEGABYTE);
  });

  test('cancelled above 128 MB', async () => {
    const body = createCountedBody(repeat(new Uint8Array(MEGABYTE), 200));
    expect(await send(body, URL_ENCODED)).toBe(413);
    expect(body.isCancelled()).toBe(true);
    expect(body.readBytes()).toBeLessThanOrEqual(130 * MEGABYTE);
  });

  test('not parsed after the text limit', async () => {
    const text = part('name="a"', 'b'.repeat(KILOBYTE));
    const body = createCountedBody([...repeat(text, 100), ...repeat('no part\r\n'.repeat(100), 100)]);
    expect(await send(body)).toBe(413);
  });
});

describe('A legitimate posted form is read completely:', () => {
  test('900 choices and 90 files', async () => {
    const form = new FormData();
    for (let index = 0; index < 900; index += 1) form.append('countries', `land ${index}`);
    for (let index = 0; index < 90; index += 1) form.append('photos', new File(['x'], `foto ${index}.jpg`));
    const read = await readPostBody(post(form), SITE_URL);
    expect(read).toBeInstanceOf(FormData);
    if (read instanceof FormData)
      expect(read.getAll('countries').length + read.getAll('photos').length).toBe(990);
  });

  const names = fc.constantFrom('a', 'naam', 'foto[]', 'café', 'een "naam"');
  const texts = fc.oneof(
    fc.string({ maxLength: 50 }),
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.constantFrom('', '\r\n', '--', '\r\n--', '--x--', 'een\r\ntwee'),
  );
  const fileNames = fc.constantFrom('lamp.jpg', '日本 ’n ł 👍.png', 'een "lamp".pdf', 'a;b=c.txt');
  const files = fc
    .tuple(fc.uint8Array({ maxLength: 300 }), fileNames, fc.constantFrom('', 'image/jpeg', 'text/plain'))
    .map(([bytes, name, type]) => new File([new Uint8Array(bytes)], name, { type }));
  const entries = fc.array(fc.tuple(names, fc.oneof(texts, files)), { maxLength: 8 });
  const cuts = fc.array(fc.nat(), { maxLength: 12 });

  test('any fields and files in any chunks', async () => {
    await fc.assert(
      fc.asyncProperty(entries, cuts, async (values, positions) => {
        const form = new FormData();
        for (const [name, value] of values) form.append(name, value);
        const request = post(form);
        const contentType = request.headers.get('content-type') ?? '';
        const bytes = await request.bytes();
        const body = createCountedBody(split(bytes, positions));
        expect(await entriesOf(await send(body, contentType))).toEqual(await entriesOf(normalise(form)));
      }),
      { numRuns: 500 },
    );
  });

  test('any URL-encoded fields in any chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(names, texts), { maxLength: 8 }),
        cuts,
        async (values, positions) => {
          const pairs = new URLSearchParams(values);
          const body = createCountedBody(split(new TextEncoder().encode(pairs.toString()), positions));
          const read = await send(body, URL_ENCODED);
          expect(await entriesOf(read)).toEqual([...pairs]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a file field that the visitor left empty', async () => {
    const body = createCountedBody([part('name="photo"; filename=""', ''), END]);
    expect(await entriesOf(await send(body))).toEqual([['photo', ['', 'application/octet-stream', '']]]);
  });

  test('a boundary in quotes, a preceding parameter and an epilogue', async () => {
    const body = createCountedBody([part('name="a"'), '--x--', '\r\n', 'epilogue'.repeat(KILOBYTE * 10)]);
    const read = await send(body, 'Multipart/Form-Data; charset=utf-8; boundary="x"');
    expect(await entriesOf(read)).toEqual([['a', 'b']]);
  });
});

test.each([
  ['without an end', [part('name="a"')]],
  ['without a name', ['--x\r\ncontent-disposition: form-data\r\n\r\nb\r\n', END]],
  ['without parts', ['no parts']],
  [
    'with a header that is not UTF-8',
    [new Uint8Array(Buffer.from(`--x\r\na: \u{e9}\r\n\r\nb\r\n${END}`, 'latin1'))],
  ],
  ['of no bytes', []],
])('A multipart form %s is malformed', async (_title, chunks) => {
  expect(await send(createCountedBody(chunks))).toBe(400);
});

test('A line break in the name of a file stays escaped', async () => {
  const form = new FormData();
  form.append('photo', new File(['x'], 'a\r\nbcc: all.jpg'));
  const read = await readPostBody(post(form), SITE_URL);
  expect(await entriesOf(read)).toEqual([
    ['photo', ['a%0D%0Abcc: all.jpg', 'application/octet-stream', '78']],
  ]);
});

function* split(bytes: Uint8Array<ArrayBuffer>, positions: readonly number[]) {
  const sorted = positions.map((position) => position % (bytes.length + 1)).toSorted((one, two) => one - two);
  let start = 0;
  for (const end of [...sorted, bytes.length]) {
    if (end > start) yield bytes.slice(start, end);
    start = end;
  }
}

/** Returns the texts as the encoding changes them: line breaks become CRLF, and a byte order mark at the start is removed. */
function normalise(form: FormData) {
  const normalised = new FormData();
  for (const [name, value] of form)
    normalised.append(
      name,
      typeof value === 'string' ? value.replaceAll(/\r\n|\r|\n/g, '\r\n').replace(/^\uFEFF/, '') : value,
    );
  return normalised;
}

async function entriesOf(form: FormData | number) {
  if (!(form instanceof FormData)) return form;
  return Promise.all(
    [...form].map(async ([name, value]) => {
      if (typeof value === 'string') return [name, value];
      const bytes = Buffer.from(await value.arrayBuffer()).toString('hex');
      return [name, [value.name, value.type || 'application/octet-stream', bytes]];
    }),
  );
}
