import { rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { sendJson, startOrigin } from '../origin.ts';
import { editableContent, runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const page = '/nl/contact';
const SECTION = 's-contact-2-form';
const validPost = {
  _section: SECTION,
  _form: 'contact',
  subject: 'product',
  message: 'Is de Maan 15 er ook in zwart?',
  name: 'Kim Vos',
  email: 'kim@example.test',
  country: 'NL',
  answer_by: 'email',
  consent: '1',
};

type PostedTexts = Readonly<Record<string, string>>;
const encoded = (values: PostedTexts) => new URLSearchParams(values);
const documentOf = async (answer: Response) => parseHtml(await answer.text());
const shown = async (path: string) => documentOf(await site.get(path));

/** Encodes a form with a file field as a browser does, including empty fields. */
function multipart(values: PostedTexts, photo = new File([], '')) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  body.append('photo', photo);
  return body;
}

/** Forwards a response of the content system. */
async function forward(response: ServerResponse, address: string) {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type }).end(new Uint8Array(await answer.arrayBuffer()));
}

describe('The form on a page', () => {
  test('posts to the page itself with its section’s id, without a script', async () => {
    const document = await shown(page);
    const form = document.querySelector('main form');
    expect(form?.getAttribute('action')).toBe(`${page}#${SECTION}-result`);
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    expect(form?.querySelector('[name=_section]')?.getAttribute('value')).toBe(SECTION);
    expect(form?.hasAttribute('novalidate')).toBe(false);
  });

  test('has texts in the page’s language, and the region’s own texts if there are any', async () => {
    const labels = async (path: string) =>
      [...(await shown(path)).querySelectorAll('main form label')]
        .map((label) => label.textContent)
        .join(' | ');
    expect(await labels('/en-US/contact')).toContain('What is it about?');
    expect(await labels('/fr-CA/nous-joindre')).toContain('Courriel');
    expect(await labels('/fr/contact')).not.toContain('Courriel');
  });
});

describe('An accepted form', () => {
  test.each([
    ['without files', () => encoded(validPost)],
    ['as a browser sends one with an empty file field', () => multipart({ ...validPost, website: '' })],
  ])('is stored once and redirects to a thank-you message: %s', async (_how, body) => {
    const before = site.submissions('contact').length;
    const answer = await site.post(page, body());

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${page}?sent=${SECTION}#${SECTION}-result`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const stored = site.submissions('contact');
    expect(stored).toHaveLength(before + 1);
    expect(stored.at(-1)).toContain('Is de Maan 15 er ook in zwart?');
    expect(stored.at(-1)).not.toContain('_section');
  });

  test('has a thank-you page that is not cached', async () => {
    const thanks = await site.get(`${page}?sent=${SECTION}`);
    expect(thanks.status).toBe(200);
    expect(thanks.headers.get('cache-control')).toBe('no-store');
    const document = await documentOf(thanks);
    const status = document.querySelector('[role=status]');
    expect(status?.id).toBe(`${SECTION}-result`);
    expect(status?.getAttribute('tabindex')).toBe('-1');
    expect(document.querySelector('main form')).toBeNull();
    expect(document.title).toMatch(/^Verstuurd: /);
    expect(document.querySelector('[name=robots]')?.getAttribute('content')).toBe('index, follow');
    expect(document.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
      `https://www.example.test${page}`,
    );

    expect((await shown(page)).querySelector('main form')).not.toBeNull();
  });

  test('of a section that does not exist has no thank-you message', async () => {
    for (const sent of ['elsewhere', '', 's-contact-1-hero']) {
      expect((await shown(`${page}?sent=${sent}`)).querySelector('[role=status]')).toBeNull();
    }
  });

  test('includes a photo', async () => {
    const photo = new File(['pixels'], 'lamp.jpg', { type: 'image/jpeg' });
    expect((await site.post(page, multipart(validPost, photo))).status).toBe(303);
    expect(site.submissions('contact').at(-1)).toContain('lamp.jpg');
    for (const address of ['/assets/lamp.jpg', '/submissions/lamp.jpg', '/storage/app/submissions/lamp.jpg'])
      expect((await fetch(site.content.url + address)).status).toBe(404);
    for (const address of ['', '/lamp.jpg'])
      expect((await fetch(`${site.content.url}/api/assets/submissions${address}`)).status).toBe(404);
  });

  test.each([
    ['that is no picture', new File(['pixels'], 'lamp.txt', { type: 'text/plain' })],
    ['above 8 MB', new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'lamp.jpg', { type: 'image/jpeg' })],
  ])('with a photo %s is refused by the site and by the content system', async (_what, photo) => {
    const body = multipart(validPost, photo);
    expect((await site.post(page, body)).status).toBe(422);
    const refused = await fetch(`${site.content.url}/!/forms/contact`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { photo: [expect.any(String)] } });
  });

  test('about a visit includes the date', async () => {
    const visit = { ...validPost, subject: 'visit', visit_date: '2099-12-04' };
    expect((await site.post(page, encoded(visit))).status).toBe(303);
    expect(site.submissions('contact').at(-1)).toContain("visit_date: '2099-12-04'");
  });

  test('with a filled honeypot has the same response and is not stored', async () => {
    const before = site.submissions('contact').length;
    const answer = await site.post(page, encoded({ ...validPost, website: 'https://spam.test' }));
    expect(answer.status).toBe(303);
    expect(site.submissions('contact')).toHaveLength(before);
  });
});

test.each([
  ['/nl/bedankt?van=contact', '/nl/bedankt?van=contact'],
  ['https://www.example.test/bedankt', '/nl/bedankt'],
  ['https://elsewhere.test/phish', `${page}?sent=${SECTION}#${SECTION}-result`],
  ['//elsewhere.test/phish', `${page}?sent=${SECTION}#${SECTION}-result`],
  ['javascript:alert(1)', `${page}?sent=${SECTION}#${SECTION}-result`],
])('A form with the CMS redirect %s redirects to %s', async (redirect, location) => {
  const own = await runSite({
    proxyContentUrl: async (contentUrl) => {
      const before = await startOrigin((response, { method, url }) => {
        if (method === 'POST') return sendJson(response, { success: true, submission: [], redirect });
        return forward(response, contentUrl + url.pathname + url.search);
      });
      return before.url;
    },
  });
  expect((await own.post(page, encoded(validPost))).headers.get('location')).toBe(location);
  await own.stop();
});

describe('Conditional fields of a posted form', () => {
  test('may be empty while they are hidden', async () => {
    const answer = await site.post(
      page,
      encoded({ ...validPost, order_number: '', lamp_number: '', visit_date: '' }),
    );
    expect(answer.status).toBe(303);
  });

  test('are required while they are visible', async () => {
    const values = { ...validPost, subject: 'order', order_number: '', lamp_number: '' };
    const document = await documentOf(await site.post(page, multipart(values)));
    const links = [...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`#${SECTION}-field-order_number`]);
  });

  test('are submitted if a visitor without a script filled them in', async () => {
    await site.post(page, encoded({ ...validPost, order_number: 'VV-104218' }));
    expect(site.submissions('contact').at(-1)).toContain('VV-104218');
  });
});

describe('An invalid form', () => {
  test('shows its values again, with errors at the fields and in a summary', async () => {
    const values = {
      ...validPost,
      message: 'Kort',
      email: 'geen adres',
      answer_by: 'phone',
      company: '<b>&"',
    };
    const answer = await site.post(page, encoded(values));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');

    const document = await documentOf(answer);
    expect(document.title).toMatch(/^Nog niet verstuurd: /);
    const report = document.querySelector('main form [role=alert]');
    expect(report?.id).toBe(`${SECTION}-result`);
    expect(report?.getAttribute('tabindex')).toBe('-1');
    const links = [...(report?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `#${SECTION}-field-message`,
      `#${SECTION}-field-email`,
    ]);
    for (const link of links) {
      const control = document.getElementById(link.hash.slice(1));
      expect(control?.getAttribute('aria-invalid')).toBe('true');
      const [errorId = ''] = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(link.textContent).toContain(document.getElementById(errorId)?.textContent);
    }

    const form = document.querySelector('main form');
    const kept = (name: string) =>
      form?.querySelector<HTMLInputElement>(`[name=${name}]:not([type=radio]), [name=${name}]:checked`);
    expect(kept('subject')?.value).toBe('product');
    expect(kept('message')?.value).toBe('Kort');
    expect(kept('company')?.value).toBe('<b>&"');
    expect(kept('answer_by')?.value).toBe('phone');
    expect(kept('consent')?.checked).toBe(true);
  });

  test('has errors in the page’s language', async () => {
    const answer = await site.post('/de/kontakt', encoded({ _section: SECTION, _form: 'contact' }));
    expect(answer.status).toBe(422);
    const report = (await documentOf(answer)).querySelector('[role=alert]');
    expect(report?.textContent).toContain('Ihre Nachricht: Hier fehlt noch eine Antwort.');
    expect(report?.textContent).not.toMatch(/Je bericht|Naam|Jullie/);
  });

  test('asks for the file again, because a page cannot fill in a file', async () => {
    const photo = new File(['pixels'], 'lamp.jpg', { type: 'image/jpeg' });
    const document = await documentOf(await site.post(page, multipart({ ...validPost, message: '' }, photo)));
    const field = document.getElementById(`${SECTION}-field-photo`);
    const notes = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(notes.map((id) => document.getElementById(id)?.textContent).join()).toContain('opnieuw');
  });

  test('is not cached for the next visitor', async () => {
    await site.post(page, encoded({ ...validPost, message: 'Mijn geheim', email: '' }));
    const next = await site.get(page);
    expect(next.headers.get('cache-control')).toContain('public');
    expect(await next.text()).not.toContain('Mijn geheim');
  });
});

describe('A refused form post:', () => {
  test.each([
    ['a page of another site', { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbouring host', { origin: 'https://shop.example.test', 'sec-fetch-site': 'same-site' }],
    ['another site in an older browser', { origin: 'https://elsewhere.test', 'sec-fetch-site': '' }],
    ['a page with an opaque origin', { origin: 'null' }],
  ])('%s', async (_who, headers) => {
    const before = site.submissions('contact').length;
    const answer = await site.post(page, encoded(validPost), headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('<title data-page>403, Niet aangenomen</title>');
    expect(site.submissions('contact')).toHaveLength(before);
  });

  test.each([
    ['a form of another page', { ...validPost, _form: 'newsletter' }],
    ['a missing section', { ...validPost, _section: 'elsewhere' }],
    ['a section that is not a form', { ...validPost, _section: 's-contact-1-hero' }],
    ['no section and no form', {}],
  ])('%s', async (_what, values) => {
    expect((await site.post(page, encoded(values))).status).toBe(409);
  });

  test('a body that is not a form', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await site.post(page, '{}', json)).status).toBe(415);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await site.post(page, 'no parts', broken)).status).toBe(400);
  });

  test('a body above the size limit, with a message for the visitor', async () => {
    const text = await site.post(page, encoded({ ...validPost, message: 'a'.repeat(70_000) }));
    expect(text.status).toBe(413);
    const photo = new File([new Uint8Array(13 * 1024 * 1024)], 'lamp.jpg', { type: 'image/jpeg' });
    const file = await site.post(page, multipart(validPost, photo));
    expect(file.status).toBe(413);
    expect(await file.text()).toContain('12 MB');
    const texts = await site.post(page, multipart({ ...validPost, message: 'a'.repeat(70_000) }));
    expect(texts.status).toBe(413);
    expect(await texts.text()).toContain('64.000 tekens');
  });

  test('a URL without a page', async () => {
    expect((await site.post('/nl/bestaat-niet', encoded(validPost))).status).toBe(404);
    expect((await site.post('/', encoded(validPost))).status).toBe(404);
  });
});

describe('A form that the content system cannot provide', () => {
  test('hides its section and is logged if the content system drops the handle', async () => {
    const own = await runSite({ prepare: editableContent });
    const file = own.contentFile('../resources/blueprints/forms/contact.yaml');
    const settings = own.contentFile('../resources/forms/contact.yaml');
    const change = own.nextChange();
    rmSync(file);
    rmSync(settings);
    await change;

    const document = await documentOf(await own.get(page));
    const section = document.querySelector('[data-section=form]');
    expect(section).toBeNull();
    expect(own.events.some(({ message }) => message.includes('skipped'))).toBe(true);
    await own.stop();
  });

  test('shows other ways to contact the company and is logged once', async () => {
    const own = await runSite({
      proxyContentUrl: async (contentUrl) => {
        const before = await startOrigin((response, { url }) => {
          if (url.pathname.startsWith('/api/forms/'))
            return sendJson(response, { message: 'Not found.' }, 404);
          return forward(response, contentUrl + url.pathname + url.search);
        });
        return before.url;
      },
    });
    for (const visit of ['once', 'again']) {
      const document = await documentOf(await own.get(`${page}?sent=${visit}`));
      const links = [...document.querySelectorAll('[data-section=form] a')].map((link) =>
        link.getAttribute('href'),
      );
      expect(links).toEqual(['tel:+31570555014', 'mailto:hallo@veldenvonk.example']);
    }
    expect(own.events.filter(({ message }) => message.includes('does not exist'))).toHaveLength(1);
    await own.stop();
  });
});

describe('A form post without a content system', () => {
  test('keeps the values and reports that the form was not sent', async () => {
    const own = await runSite();
    await own.get(page);
    await own.content.close();

    const answer = await own.post(page, encoded(validPost));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const document = await documentOf(answer);
    expect(document.title).toMatch(/^Niet verstuurd: /);
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      'probeer het over een minuut opnieuw',
    );
    expect(document.querySelector('textarea')?.value).toBe(validPost.message);

    const later = await own.get(page);
    expect(later.status).toBe(200);
    expect(await later.text()).not.toContain(validPost.message);
    await own.stop();
  });
});
