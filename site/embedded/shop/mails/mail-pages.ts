import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { html } from 'hono/html';
import PostalMime, { type Address } from 'postal-mime';
import { hasLoopbackHost, localPage, type PageHtml, setPrivateHeaders } from '#embedded/local-page';

const FILE_NAME = /^[\d-]{1,40}\.eml$/;
/** Largest number of mails in the list. */
const MAX_LISTED = 100;
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
/** The Content-Security-Policy for the HTML of a mail. It blocks scripts, forms and external files. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** A mail of the folder, with the name of its file. `to` lists all recipients. */
type MailFile = {
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly date: string;
  readonly text: string;
  readonly html: string;
};

const URL_PATTERN = /(https?:\/\/[^\s<>"]+)/;

const STYLES = html`<style>
  body {
    font: 1rem/1.5 sans-serif;
    max-width: 60rem;
    margin: 2rem auto;
    padding: 0 1rem;
    overflow-wrap: anywhere;
    color-scheme: light dark;
  }
  ul {
    list-style: none;
    padding: 0;
  }
  a {
    display: inline-block;
    padding: 0.625rem 0;
  }
  p,
  dd {
    margin: 0;
  }
</style>`;

/**
 * Serves the mails of a folder at `/mails`, so the demo needs no mail server. There is a list (`?to=` filters by address), and each mail as text,
 * HTML and source. Mails are personal, so a request from another machine, or for a host name other than this machine's, gets a 404.
 */
export function createMailPages(folder: string): Hono {
  const pages = new Hono();
  pages.use('*', async (context, next) => {
    const { remote } = getConnInfo(context);
    if (!hasLoopbackHost(context) || !LOOPBACK_ADDRESSES.includes(remote.address ?? ''))
      return context.notFound();
    await next();
    setPrivateHeaders(context);
    return undefined;
  });

  pages.get('/mails', async (context) => {
    const wanted = context.req.query('to')?.toLowerCase();
    const mails: MailFile[] = [];
    for (const name of await listFiles(folder)) {
      const mail = await readMail(folder, name);
      if (mail && (wanted === undefined || mail.to.toLowerCase().includes(wanted))) mails.push(mail);
      if (mails.length === MAX_LISTED) break;
    }
    return context.html(listPage(mails));
  });

  pages.get('/mails/:name', async (context) => {
    const mail = await readMail(folder, context.req.param('name'));
    return mail ? context.html(mailPage(mail)) : context.notFound();
  });

  pages.get('/mails/:name/html', async (context) => {
    const mail = await readMail(folder, context.req.param('name'));
    if (!mail) return context.notFound();
    return context.html(mail.html, 200, { 'Content-Security-Policy': MAIL_POLICY });
  });

  pages.get('/mails/:name/source', async (context) => {
    const source = await readSource(folder, context.req.param('name'));
    return source ? context.text(source.toString('utf8')) : context.notFound();
  });
  return pages;
}

/** Returns the names of the mail files, newest first. */
async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => FILE_NAME.test(name))
    .sort()
    .toReversed();
}

async function readSource(folder: string, name: string): Promise<Buffer | undefined> {
  if (!FILE_NAME.test(name)) return undefined;
  return readFile(join(folder, name)).catch(() => undefined);
}

async function readMail(folder: string, name: string): Promise<MailFile | undefined> {
  const source = await readSource(folder, name);
  if (!source) return undefined;
  const { to = [], subject = '', date = '', text = '', html: body = '' } = await PostalMime.parse(source);
  return { name, to: to.map(describeAddress).join(', '), subject, date, text, html: body };
}

function describeAddress({ name, address = '' }: Address): string {
  return name === '' ? address : `${name} <${address}>`;
}

/** Converts the URLs of a text to links. Returns the parts of the text in their order. */
function linkify(text: string) {
  return text
    .split(URL_PATTERN)
    .map((part) => (URL_PATTERN.test(part) ? html`<a href="${part}">${part}</a>` : part));
}

function listPage(mails: readonly MailFile[]) {
  const items = mails.map(
    ({ name, to, subject, date }) =>
      html`<li>
        <a href="/mails/${name}">${subject}</a>
        <p>${to}<br /><time datetime="${date}">${date}</time></p>
      </li>`,
  );
  return page(
    'Mails',
    html`<h1>Mails</h1>
      <ul>
        ${items}
      </ul>`,
  );
}

function mailPage({ name, to, subject, date, text }: MailFile) {
  return page(
    subject,
    html`<p><a href="/mails">Mails</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${to}</dd>
        <dt>Date</dt>
        <dd>${date}</dd>
      </dl>
      <pre style="white-space:pre-wrap;font:inherit">${linkify(text)}</pre>
      <p><a href="/mails/${name}/html">HTML</a> <a href="/mails/${name}/source">Source</a></p>`,
  );
}

function page(title: string, body: PageHtml) {
  return localPage({
    title,
    head: STYLES,
    body: html`<body>
      <main>${body}</main>
    </body>`,
  });
}
