import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startOrigin } from '../origin.ts';
import { runSite } from '../running-site.ts';

const page = '/nl/contact';
const validPost = {
  _section: 's-contact-2-form',
  _form: 'contact',
  subject: 'product',
  message: 'Is de Maan 15 er ook in zwart?',
  name: 'Kim Vos',
  email: 'kim@example.test',
  country: 'NL',
  answer_by: 'email',
  consent: '1',
};
const key = () => ({ _key: crypto.randomUUID(), _elapsed: '60000' });
const JSON_HEADERS = { accept: 'application/json' };

type Running = Awaited<ReturnType<typeof runSite>>;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(...setup: Parameters<typeof runSite>): Promise<Running> {
  const site = await runSite(...setup);
  onTestFinished(() => site.stop());
  return site;
}

function multipart(values: Readonly<Record<string, string | File>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return body;
}

const send = (site: Running, values: Readonly<Record<string, string | File>>, path = page) =>
  site.post(path, multipart(values), JSON_HEADERS);

/** Creates a proxy of the content system. It forwards requests, drops connections, responds with errors, or drops the response to a post. */
function createProxy() {
  const state = { mode: 'here' as 'here' | 'away' | 'silent' | 'broken', posts: 0 };
  const reachedAt = async (contentUrl: string) => {
    const origin = await startOrigin(async (response, { method, url, headers, body }) => {
      if (state.mode === 'away') return response.destroy();
      if (state.mode === 'broken') return response.writeHead(500).end('oops');
      if (method === 'POST') state.posts += 1;
      const { host: _host, connection: _connection, 'content-length': _length, ...rest } = headers;
      const handed = Object.entries(rest).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      const answer = await fetch(contentUrl + url.pathname + url.search, {
        method,
        headers: Object.fromEntries(handed),
        ...(method === 'POST' ? { body: new Uint8Array(body) } : {}),
      }).catch(() => undefined);
      const text = await answer?.arrayBuffer().catch(() => undefined);
      // The content system was stopped meanwhile, as at the end of a test.
      if (!answer || !text) return response.destroy();
      // The submission was stored, but its response is lost.
      if (state.mode === 'silent' && method === 'POST') return response.destroy();
      const type = answer.headers.get('content-type') ?? '';
      return response.writeHead(answer.status, { 'content-type': type }).end(new Uint8Array(text));
    });
    return origin.url;
  };
  return { state, reachedAt };
}

describe('A form post with a JSON response', () => {
  test('is accepted and stored once', async () => {
    const site = await start();
    const answer = await send(site, { ...validPost, ...key() });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ outcome: 'accepted' });
    expect(site.submissions('contact')).toHaveLength(1);
    expect(site.submissions('contact')[0]).not.toMatch(/_key|_elapsed|_section/);
  });

  test('is validated by the browser’s rules in the page’s language, before the content system receives it', async () => {
    const { state, reachedAt } = createProxy();
    const site = await start({ proxyContentUrl: reachedAt });
    const answer = await send(site, {
      ...validPost,
      ...key(),
      email: 'geen adres',
      message: 'Kort',
      country: 'XX',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      outcome: 'invalid',
      errors: {
        message: ['Gebruik minstens 10 tekens.'],
        email: [expect.stringContaining('mail')],
        country: [expect.any(String)],
      },
    });
    expect(state.posts).toBe(0);
  });

  test('has an error at the field of a file with a wrong type or size', async () => {
    const site = await start();
    for (const photo of [
      new File(['x'], 'lamp.exe', { type: 'image/jpeg' }),
      new File([new Uint8Array(9 * 1024 * 1024)], 'lamp.jpg', { type: 'image/jpeg' }),
    ]) {
      const answer = await send(site, { ...validPost, ...key(), photo });
      expect(answer.status).toBe(422);
      expect(Object.keys((await answer.json()).errors)).toEqual(['photo']);
    }
    expect(site.submissions('contact')).toHaveLength(0);
  });

  test('is invalid below the minimum fill time', async () => {
    const site = await start();
    const answer = await send(site, { ...validPost, ...key(), _elapsed: '20' });
    expect(await answer.json()).toEqual({
      outcome: 'invalid',
      errors: { '': ['Dat ging wel heel snel. Druk nog eens op Verstuur.'] },
    });
    expect(site.submissions('contact')).toHaveLength(0);
  });

  // Without a script the fill time is empty. It is negative if the visitor's clock was set back.
  test.each(['', 'x', '1e9', '-5000'])('is accepted with the unreadable fill time “%s”', async (said) => {
    const site = await start();
    const answer = await send(site, { ...validPost, ...key(), _elapsed: said });
    expect(await answer.json()).toEqual({ outcome: 'accepted' });
  });

  test('with a filled honeypot is reported as accepted and not delivered', async () => {
    const { state, reachedAt } = createProxy();
    const site = await start({ proxyContentUrl: reachedAt });
    const answer = await send(site, { ...validPost, ...key(), website: 'https://spam.test' });
    expect(await answer.json()).toEqual({ outcome: 'accepted' });
    expect(state.posts).toBe(0);
  });

  test.each([
    ['a page of another site', {}, { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }, 403],
    ['a form that is not on the page', { _form: 'newsletter' }, {}, 409],
  ])('from %s is refused with a message', async (_who, values, headers, status) => {
    const site = await start();
    const answer = await site.post(page, multipart({ ...validPost, ...key(), ...values }), {
      ...JSON_HEADERS,
      ...headers,
    });
    expect(answer.status).toBe(status);
    const { outcome, errors } = await answer.json();
    expect(outcome).toBe('invalid');
    expect(errors['']).toEqual([expect.stringMatching(/formulier/)]);
  });

  test.each(['/nl/nergens', '/nl/%E0%A4%A', '/xx/contact'])(
    'to the unknown page %s is refused',
    async (nowhere) => {
      const site = await start();
      const answer = await send(site, { ...validPost, ...key() }, nowhere);
      expect(answer.status).toBe(404);
      expect((await answer.json()).outcome).toBe('invalid');
      expect((await site.post(nowhere, multipart(validPost))).status).toBe(404);
    },
  );
});

describe('A submission', () => {
  test('is stored once after a double click and a retry', async () => {
    const site = await start();
    const values = { ...validPost, ...key() };
    const answers = await Promise.all([send(site, values), send(site, values), send(site, values)]);
    answers.push(await send(site, values));
    for (const answer of answers) expect(await answer.json()).toEqual({ outcome: 'accepted' });
    expect(site.submissions('contact')).toHaveLength(1);
    await send(site, { ...validPost, ...key() });
    expect(site.submissions('contact')).toHaveLength(2);
  });

  test('is stored once if the content system’s response is lost, however often it is sent', async () => {
    const { state, reachedAt } = createProxy();
    const site = await start({ proxyContentUrl: reachedAt });
    await site.get(page);
    state.mode = 'silent';
    const values = { ...validPost, ...key() };
    expect((await send(site, values)).status).toBe(503);
    expect((await send(site, values)).status).toBe(503);
    state.mode = 'here';
    expect((await send(site, values)).status).toBe(200);
    expect(state.posts).toBe(3);
    expect(site.submissions('contact')).toHaveLength(1);
  });

  test('with corrected values after a lost response is stored as another submission', async () => {
    const { state, reachedAt } = createProxy();
    const site = await start({ proxyContentUrl: reachedAt });
    await site.get(page);
    state.mode = 'silent';
    const values = { ...validPost, ...key() };
    expect((await send(site, { ...values, email: 'kim@exmaple.test' })).status).toBe(503);
    state.mode = 'here';
    const answers = [await send(site, values), await send(site, values)];
    for (const answer of answers) expect(await answer.json()).toEqual({ outcome: 'accepted' });
    expect(site.submissions('contact')).toHaveLength(2);
    expect(site.submissions('contact').join()).toContain('kim@example.test');
  });

  test('that was invalid can be corrected and sent again with its key', async () => {
    const site = await start();
    const values = { ...validPost, ...key() };
    expect((await send(site, { ...values, email: 'kim' })).status).toBe(422);
    expect((await send(site, values)).status).toBe(200);
    expect(site.submissions('contact')).toHaveLength(1);
  });
});

describe('A form post while the content system is unreachable', () => {
  test.each(['away', 'broken'] as const)(
    'has the result unreachable in mode “%s” and can be repeated',
    async (mode) => {
      const { state, reachedAt } = createProxy();
      const site = await start({ proxyContentUrl: reachedAt });
      await site.get(page);
      state.mode = mode;
      const values = { ...validPost, ...key() };
      const answer = await send(site, values);
      expect(answer.status).toBe(503);
      const detail = mode === 'away' ? '503 Service Unavailable' : '500 Internal Server Error';
      expect(await answer.json()).toEqual({ outcome: 'unreachable', detail });
      state.mode = 'here';
      expect((await send(site, values)).status).toBe(200);
      expect(site.submissions('contact')).toHaveLength(1);
    },
  );

  test('is reported as not sent, with and without a script, even if the page was never cached', async () => {
    const { state, reachedAt } = createProxy();
    const site = await start({ proxyContentUrl: reachedAt });
    state.mode = 'away';
    const sent = await send(site, { ...validPost, ...key() });
    const posted = await site.post(page, multipart(validPost));
    for (const { status, headers } of [sent, posted])
      expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    expect(await sent.json()).toEqual({ outcome: 'unreachable', detail: '503 Service Unavailable' });
    expect(await posted.text()).toContain('503, Niet verstuurd');
    expect(await (await site.get(page)).text()).not.toContain('niet verstuurd');
  });

  test('is stored in the outbox and delivered later, once, with its files and in its own site', async () => {
    const { state, reachedAt } = createProxy();
    const site = await start({ proxyContentUrl: reachedAt, variables: { FORM_OUTBOX: folder } });
    await site.get(page);
    state.mode = 'away';
    const photo = new File(['pixels'], 'lamp.jpg', { type: 'image/jpeg' });
    const values = { ...validPost, ...key(), photo };
    expect(await (await send(site, values)).json()).toEqual({ outcome: 'accepted' });
    expect(await (await send(site, values)).json()).toEqual({ outcome: 'accepted' });
    expect(readdirSync(folder)).toHaveLength(1);

    await site.deliverForms();
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.json$/)]);
    state.mode = 'here';
    await Promise.all([site.deliverForms(), site.deliverForms()]);
    await site.deliverForms();
    expect(site.submissions('contact')).toEqual([expect.stringContaining('lamp.jpg')]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is delivered once by another process if a process ended during the delivery', async () => {
    const { state, reachedAt } = createProxy();
    const site = await start({ proxyContentUrl: reachedAt, variables: { FORM_OUTBOX: folder } });
    await site.get(page);
    state.mode = 'away';
    await send(site, { ...validPost, ...key() });
    // Simulates a process that delivers the submission and ends before it deletes the file.
    const [name = ''] = readdirSync(folder);
    const text = readFileSync(join(folder, name), 'utf8');
    state.mode = 'here';
    await site.deliverForms();
    expect(site.submissions('contact')).toHaveLength(1);
    writeFileSync(join(folder, name.replace('.json', '.sending')), text);

    // Another process waits for longer than a delivery can take.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const next = await start({
      proxyContentUrl: async () => site.content.url,
      variables: { FORM_OUTBOX: folder },
    });
    await next.deliverForms();
    expect(readdirSync(folder)).toEqual([]);
    expect(site.submissions('contact')).toHaveLength(1);
  });

  test('keeps its outbox file and is logged if the content system does not accept it later', async () => {
    const { state, reachedAt } = createProxy();
    const site = await start({ proxyContentUrl: reachedAt, variables: { FORM_OUTBOX: folder } });
    await site.get(page);
    state.mode = 'away';
    await send(site, { ...validPost, ...key() });
    const [name = ''] = readdirSync(folder);
    const kept = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    writeFileSync(join(folder, name), JSON.stringify({ ...kept, values: { ...kept.values, email: 'kim' } }));
    state.mode = 'here';
    await site.deliverForms();
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.refused$/)]);
    expect(
      site.events.some(({ message }) => message.includes('did not accept a submission from the outbox')),
    ).toBe(true);
  });
});

describe('Many form posts from one address', () => {
  const from = (address: string) => ({ ...JSON_HEADERS, 'x-real-ip': address });

  test('are accepted up to the operator’s limit, while other addresses are not limited', async () => {
    const site = await start({
      variables: {
        FORM_POSTS: '2',
        CLIENT_ADDRESS_HEADER: 'X-Real-IP',
      },
    });
    const post = async (address: string) =>
      (await site.post(page, multipart({ ...validPost, ...key() }), from(address))).status;
    expect([await post('192.0.2.1'), await post('192.0.2.1'), await post('192.0.2.1')]).toEqual([
      200, 200, 429,
    ]);
    expect(await post('192.0.2.2')).toBe(200);
    expect([await post('2001:db8::1'), await post('2001:db8::2'), await post('2001:db8::3')]).toEqual([
      200, 200, 429,
    ]);

    const again = await site.post(page, multipart({ ...validPost, ...key() }), from('192.0.2.1'));
    const plain = await site.post(page, multipart(validPost), { 'x-real-ip': '192.0.2.1' });
    for (const { status, headers } of [again, plain])
      expect([status, headers.get('retry-after')]).toEqual([429, '600']);
    expect(await plain.text()).toMatch(/Te veel formulieren.*je tekst staat er nog/s);
  });

  test('with the same values and without a script are one submission', async () => {
    const site = await start({ variables: { CLIENT_ADDRESS_HEADER: 'X-Real-IP' } });
    const post = (values: Readonly<Record<string, string>>) =>
      site.post(page, multipart(values), { 'x-real-ip': '192.0.2.9' });
    const answers = await Promise.all([post(validPost), post(validPost)]);
    for (const { status } of answers) expect(status).toBe(303);
    expect(site.submissions('contact')).toHaveLength(1);
    await post({ ...validPost, message: 'En in het wit misschien?' });
    expect(site.submissions('contact')).toHaveLength(2);
  });

  test('with the same photo and without a script are one submission, with another photo two', async () => {
    const site = await start({ variables: { CLIENT_ADDRESS_HEADER: 'X-Real-IP' } });
    const post = (pixels: string) => {
      const photo = new File([pixels], 'lamp.jpg', { type: 'image/jpeg' });
      return site.post(page, multipart({ ...validPost, photo }), { 'x-real-ip': '192.0.2.9' });
    };
    for (const pixels of ['dusk', 'dusk', 'dawn']) expect((await post(pixels)).status).toBe(303);
    expect(site.submissions('contact')).toHaveLength(2);
  });
});
