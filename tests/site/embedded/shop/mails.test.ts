import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { waitUntil } from '../../../wait.ts';
import { startShop, temporaryFolder } from './temporary-shop.ts';

const mail = {
  locale: 'nl',
  to: { name: 'Mira', address: 'mira@example.test' },
  subject: 'Onderwerp',
  blocks: [{ kind: 'text', text: 'Tekst' }],
};

/** Puts a mail into the outbox of a stopped shop, as if the shop had ended before it wrote the mail. */
function putIntoOutbox(directory: string, content: object): void {
  const database = new DatabaseSync(join(directory, 'shop.sqlite'));
  database
    .prepare('INSERT INTO mail_outbox (message_id, created_at, content) VALUES (?, ?, ?)')
    .run('a0b1', Date.parse('2026-11-20T12:00:00Z'), JSON.stringify(content));
  database.close();
}

/** Starts a shop with one mail in the outbox that the previous run did not write. */
async function startWithMail(content: object) {
  const directory = temporaryFolder();
  await (await startShop({ directory })).close();
  putIntoOutbox(directory, content);
  const shop = await startShop({ directory });
  const folder = join(directory, 'mails');
  const name = await waitUntil(() => readdirSync(folder).find((file) => file.endsWith('.eml')));
  return { ...shop, directory, folder, name };
}

const parse = (folder: string, name: string) => PostalMime.parse(readFileSync(join(folder, name)));

test('A mail that was not written before the end is written after the next start, once', async () => {
  const { directory, folder, name, close } = await startWithMail(mail);
  expect(name).toBe('20261120-120000-00000001.eml');
  expect(await parse(folder, name)).toMatchObject({
    subject: 'Onderwerp',
    from: { name: 'Veld & Vonk', address: 'service@veldenvonk.example' },
    to: [{ name: 'Mira', address: 'mira@example.test' }],
    messageId: '<a0b1@veldenvonk.example>',
    date: '2026-11-20T12:00:00.000Z',
  });
  await close();
  await (await startShop({ directory })).close();
  expect(readdirSync(folder)).toEqual([name]);
});

test('A shop whose port is in use delivers no mails, so it logs no error of a delivery', async () => {
  const directory = temporaryFolder();
  const running = await startShop();
  await (await startShop({ directory })).close();
  putIntoOutbox(directory, mail);
  const log: string[] = [];
  const options = {
    directory,
    port: Number(new URL(running.url).port),
    log: (line: string) => log.push(line),
  };
  await expect(startShop(options)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await startShop({ directory });
  expect(await waitUntil(() => readdirSync(join(directory, 'mails'))[0])).toMatch(/\.eml/);
  // The failed start would have logged that the database is closed.
  expect(log).toEqual([]);
});

test('A mail that cannot be composed is logged and does not block the others', async () => {
  const directory = temporaryFolder();
  await (await startShop({ directory })).close();
  putIntoOutbox(directory, { ...mail, locale: 'unknown' });
  putIntoOutbox(directory, mail);
  const { log } = await startShop({ directory });
  const folder = join(directory, 'mails');
  await waitUntil(() => readdirSync(folder).includes('20261120-120000-00000002.eml'));
  expect(log).toEqual([expect.stringContaining('Mail 1 of the shop could not be composed')]);
});

test('Line breaks in a name, an address or a subject add no header and no recipient', async () => {
  const injection = '\r\nBcc: thief@example.test\r\n\r\n<script>alert(1)</script>';
  const { folder, name } = await startWithMail({
    ...mail,
    to: { name: `Mira${injection}`, address: 'mira@example.test' },
    replyTo: { name: `"Mira", <thief@example.test>${injection}`, address: 'mira@example.test' },
    subject: `Onderwerp${injection}`,
  });
  const source = readFileSync(join(folder, name), 'utf8');
  const [headers = ''] = source.split('\r\n\r\n');
  expect(headers).not.toMatch(/^bcc:/im);
  const parsed = await parse(folder, name);
  expect(parsed.to?.map(({ address }) => address)).toEqual(['mira@example.test']);
  expect(parsed.replyTo?.map(({ address }) => address)).toEqual(['mira@example.test']);
  expect(parsed.bcc ?? []).toEqual([]);
  expect(parsed.html).not.toContain('<script>');
});

test('Texts of a mail are escaped in its HTML', async () => {
  const hostile = '<img src=x onerror=alert(1)> & "Vonk"';
  const { folder, name } = await startWithMail({
    ...mail,
    subject: hostile,
    blocks: [
      { kind: 'text', text: hostile },
      { kind: 'heading', text: hostile },
      { kind: 'quote', text: hostile },
      { kind: 'link', label: hostile, url: 'https://example.test/"><script>' },
      {
        kind: 'rows',
        rows: [
          [hostile, hostile],
          ['', hostile],
        ],
      },
    ],
  });
  const { html = '', text = '' } = await parse(folder, name);
  expect(html).not.toMatch(/<img|<script/);
  expect(text.split(hostile)).toHaveLength(8);
});

test('Mails are listed, filtered, and shown as text, HTML and source', async () => {
  const link = { kind: 'link', label: 'Bevestigen', url: 'https://example.test/nl?key=a&b=c' };
  const { url, name } = await startWithMail({ ...mail, subject: '<b>Onderwerp</b>', blocks: [link] });
  const read = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const list = await read('/mails');
  expect(list.text).toContain(`<a href="/mails/${name}">&lt;b&gt;Onderwerp&lt;/b&gt;</a>`);
  expect(list.headers.get('Cache-Control')).toBe('no-store');
  expect((await read('/mails?to=MIRA@example.test')).text).toContain(name);
  expect((await read('/mails?to=noor@example.test')).text).not.toContain(name);

  const page = await read(`/mails/${name}`);
  expect(page.text).toContain('<a href="https://example.test/nl?key=a&amp;b=c">');
  const html = await read(`/mails/${name}/html`);
  expect(html.text).toContain('<html lang="nl">');
  expect(html.headers.get('Content-Security-Policy')).toContain('sandbox');
  const source = await read(`/mails/${name}/source`);
  expect(source.headers.get('Content-Type')).toContain('text/plain');
  expect(source.text).toContain('Message-ID: <a0b1@veldenvonk.example>');
  for (const path of [
    '/mails/20200101-000000-00000001.eml',
    '/mails/..%2Fshop.sqlite',
    '/mails/a.eml/source',
  ])
    expect((await read(path)).status).toBe(404);
});

test('Mails are shown only to a loopback host', async () => {
  const { url } = await startShop();
  const statusFor = (host: string) =>
    new Promise((done, failed) => {
      request(`${url}/mails`, { headers: { Host: host } }, (response) => {
        response.resume();
        done(response.statusCode);
      })
        .on('error', failed)
        .end();
    });
  expect(await statusFor('localhost')).toBe(200);
  expect(await statusFor('shop.example.com')).toBe(404);
});

test('A folder that cannot be written is logged, and the mail is written later', async () => {
  const directory = temporaryFolder();
  await (await startShop({ directory })).close();
  putIntoOutbox(directory, mail);
  const mailFolder = join(temporaryFolder(), 'mails');
  writeFileSync(mailFolder, '');
  const { log, close } = await startShop({ directory, mailFolder });
  await waitUntil(() => log.length > 0);
  expect(log[0]).toContain(`could not be written to ${mailFolder}`);
  await close();
  const other = temporaryFolder();
  mkdirSync(other, { recursive: true });
  await startShop({ directory, mailFolder: other });
  await waitUntil(() => readdirSync(other).some((file) => file.endsWith('.eml')));
});
