import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createOutbox } from '../../site/forms/outbox.ts';
import type { Submission } from '../../site/forms/submission.ts';
import { runSite } from '../site/running-site.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const NOW = new Date('2026-11-21T12:00:00Z');
const PAGE = '/nl/contact';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lantern-outbox-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const submission = (key: string, message = 'Hallo'): Submission => ({
  formHandle: 'contact',
  key,
  site: 'nl',
  pageUrl: 'https://www.example.test/nl/contact',
  values: { message },
});
const storedFiles = () =>
  readdirSync(directory)
    .toSorted()
    .map((name) => [name, readFileSync(join(directory, name), 'utf8')] as const);

function createLimitedOutbox(limits: { readonly files?: number; readonly bytes?: number }) {
  const errors: string[] = [];
  const log = { warn: () => {}, error: (_fields: object, message: string) => void errors.push(message) };
  const outbox = createOutbox({ directory, limits: { files: 100, bytes: MEGABYTE, ...limits }, log });
  const store = (key: string, message?: string) => outbox.store(submission(key, message), NOW);
  return { outbox, store, errors };
}

describe('A file that is not a submission', () => {
  test('is renamed to .refused and logged once, and the next submission is sent', async () => {
    const warnings: object[] = [];
    const log = { warn: (fields: object) => void warnings.push(fields), error: () => {} };
    const outbox = createOutbox({ directory, limits: { files: 100, bytes: MEGABYTE }, log });
    writeFileSync(join(directory, 'broken.json'), '{');
    utimesSync(join(directory, 'broken.json'), 1, 1);
    await outbox.store(submission('a'), NOW);
    const sent: string[] = [];
    const deliver = () =>
      outbox.deliver(async ({ key }) => {
        sent.push(key);
        return { outcome: 'accepted' };
      });
    await deliver();
    await deliver();
    expect(sent).toEqual(['a']);
    expect(warnings).toEqual([expect.objectContaining({ file: join(directory, 'broken.refused') })]);
    expect(storedFiles()).toEqual([['broken.refused', '{']]);
  });
});

test('A file of the outbox that cannot be read is logged, stays stored, and the next submission is sent', async () => {
  const warnings: object[] = [];
  const log = { warn: (fields: object) => void warnings.push(fields), error: () => {} };
  const outbox = createOutbox({ directory, limits: { files: 100, bytes: MEGABYTE }, log });
  // A folder cannot be read like a file, also by a process with all permissions.
  const unreadable = join(directory, 'unreadable.json');
  mkdirSync(unreadable);
  utimesSync(unreadable, 1, 1);
  await outbox.store(submission('a'), NOW);
  const sent: string[] = [];
  await outbox.deliver(async ({ key }) => {
    sent.push(key);
    return { outcome: 'accepted' };
  });
  expect(sent).toEqual(['a']);
  expect(readdirSync(directory)).toEqual(['unreadable.json']);
  expect(warnings).toEqual([expect.objectContaining({ file: unreadable })]);
});

test('Two processes that share an outbox send each submission once, and report no invalid file', async () => {
  const warnings: object[] = [];
  const log = { warn: (fields: object) => void warnings.push(fields), error: () => {} };
  const [one, other] = [1, 2].map(() =>
    createOutbox({ directory, limits: { files: 100, bytes: MEGABYTE }, log }),
  );
  const keys = Array.from({ length: 30 }, (_, index) => String(index));
  for (const key of keys) await one?.store(submission(key), NOW);
  const sent: string[] = [];
  const send = async ({ key }: Submission) => {
    sent.push(key);
    return { outcome: 'accepted' } as const;
  };
  await Promise.all([one?.deliver(send), other?.deliver(send)]);
  expect(sent.toSorted()).toEqual(keys.toSorted());
  expect(warnings).toEqual([]);
});

test('A file that a process sends is left alone by others, and is sent again after five minutes', async () => {
  const log = { warn: () => {}, error: () => {} };
  let now = Date.now();
  const config = { directory, limits: { files: 100, bytes: MEGABYTE }, log, now: () => now };
  const [one, other] = [createOutbox(config), createOutbox(config)];
  await one.store(submission('a'), NOW);
  const started = Promise.withResolvers<void>();
  // The process ends before it receives a response.
  void one.deliver(() => {
    started.resolve();
    return new Promise(() => {});
  });
  await started.promise;
  const sent: string[] = [];
  const send = async ({ key }: Submission) => {
    sent.push(key);
    return { outcome: 'accepted' } as const;
  };
  now += 4 * 60_000;
  await other.deliver(send);
  expect(sent).toEqual([]);
  now += 2 * 60_000;
  await other.deliver(send);
  expect(sent).toEqual(['a']);
  expect(readdirSync(directory)).toEqual([]);
});

describe('A full outbox', () => {
  test.each([
    ['files', { files: 3 }, 'Hallo'],
    ['bytes', { bytes: 4 * KILOBYTE }, 'a'.repeat(KILOBYTE)],
  ])(
    'refuses further submissions, keeps the stored ones and is logged once: %s',
    async (_limit, limits, text) => {
      const { store, errors } = createLimitedOutbox(limits);
      expect([await store('a', text), await store('b', text), await store('c', text)]).toEqual([
        true,
        true,
        true,
      ]);
      expect(errors).toEqual([]);
      const before = storedFiles();
      expect([await store('d', text), await store('e', text)]).toEqual([false, false]);
      expect(storedFiles()).toEqual(before);
      expect(errors).toEqual([expect.stringContaining('the outbox is full')]);
    },
  );

  test('stores submissions again after a delivery, and is logged again when it is full again', async () => {
    const { outbox, store, errors } = createLimitedOutbox({ files: 2 });
    expect([await store('a'), await store('b'), await store('c')]).toEqual([true, true, false]);
    await outbox.deliver(async ({ key }) => ({ outcome: key === 'a' ? 'accepted' : 'unreachable' }));
    expect([await store('c'), await store('d')]).toEqual([true, false]);
    expect(errors).toHaveLength(2);
  });

  test('accepts a submission that is stored already', async () => {
    const { store } = createLimitedOutbox({ files: 1 });
    expect([await store('a'), await store('b'), await store('a')]).toEqual([true, false, true]);
    expect(storedFiles()).toHaveLength(1);
  });

  test('counts submissions that arrive at once', async () => {
    const { store } = createLimitedOutbox({ files: 5 });
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => store(String(index))));
    expect(results.filter(Boolean)).toHaveLength(5);
    expect(storedFiles()).toHaveLength(5);
  });

  test('counts refused files and files of another process', async () => {
    writeFileSync(join(directory, 'refused.refused'), '{}');
    writeFileSync(join(directory, 'other.json'), 'a'.repeat(KILOBYTE));
    expect(await createLimitedOutbox({ files: 2 }).store('a')).toBe(false);
    expect(await createLimitedOutbox({ bytes: KILOBYTE }).store('a')).toBe(false);
    expect(await createLimitedOutbox({}).store('a')).toBe(true);
  });
});

test('A delivery reads one file at a time, oldest first, so the outbox need not fit in memory', async () => {
  const { outbox, store } = createLimitedOutbox({});
  const fileOf = new Map<string, string>();
  for (const [index, key] of ['c', 'a', 'b'].entries()) {
    const known = new Set(readdirSync(directory));
    await store(key);
    const file = readdirSync(directory).find((name) => !known.has(name)) ?? '';
    fileOf.set(key, join(directory, file));
    utimesSync(join(directory, file), index, index);
  }
  const sent: unknown[] = [];
  await outbox.deliver(async ({ key, values }) => {
    sent.push([key, values['message']]);
    const next = fileOf.get('b') ?? '';
    if (key === 'c') writeFileSync(next, readFileSync(next, 'utf8').replace('Hallo', 'Gewijzigd'));
    if (key === 'c') utimesSync(next, 2, 2);
    return { outcome: 'accepted' };
  });
  expect(sent).toEqual([
    ['c', 'Hallo'],
    ['a', 'Hallo'],
    ['b', 'Gewijzigd'],
  ]);
});

test('A form that no longer fits in the outbox is reported as not sent, and the stored ones are delivered later', async () => {
  const site = await runSite({
    variables: {
      FORM_OUTBOX: directory,
      FORM_OUTBOX_MB: '1',
    },
  });
  onTestFinished(() => site.stop());
  await site.get(PAGE);
  await site.content.close();
  const send = (key: string, headers = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      _section: 's-contact-2-form',
      _form: 'contact',
      _key: key.repeat(16),
      subject: 'product',
      message: 'Is de Maan 15 er ook in zwart?',
      name: 'Kim Vos',
      email: 'kim@example.test',
      country: 'NL',
      answer_by: 'email',
      consent: '1',
    }))
      body.append(name, value);
    body.append('photo', new File([new Uint8Array(500 * KILOBYTE)], 'lamp.jpg', { type: 'image/jpeg' }));
    return site.post(PAGE, body, headers);
  };
  const json = { accept: 'application/json' };
  expect(await (await send('a', json)).json()).toEqual({ outcome: 'accepted' });
  const refused = await send('b', json);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ outcome: 'unreachable' });
  const page = await send('b');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Niet verstuurd');
  expect(readdirSync(directory)).toEqual([expect.stringMatching(/\.json$/)]);
  expect(site.events.filter(({ message }) => message.includes('the outbox is full'))).toHaveLength(1);
});
