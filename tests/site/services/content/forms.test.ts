import { expect, test } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { clientOf } from './client.ts';

const pageUrl = 'https://www.example.test/nl/contact';
const success = {
  success: true,
  submission_created: true,
  submission: { email: 'kim@example.test' },
  redirect: null,
};

async function contentSystem(answer: unknown, status = 200) {
  const origin = await startOrigin((response) => sendJson(response, answer, status));
  return { origin, ...clientOf(origin.url) };
}

test('a form is posted as JSON with the URL of the localised page, which selects the newer shape of errors', async () => {
  const { origin, nl } = await contentSystem(success);

  const outcome = await nl.formSubmit('contact', { email: 'kim@example.test', topics: ['a', 'b'] }, pageUrl);

  expect(outcome).toEqual({
    ok: true,
    value: { outcome: 'accepted', redirect: undefined },
  });
  const [asked] = origin.requests;
  expect(`${asked?.method} ${asked?.url.pathname}`).toBe('POST /!/forms/contact');
  expect(asked?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    referer: pageUrl,
  });
  expect(asked?.headers).not.toHaveProperty('x-requested-with');
  expect(JSON.parse(String(asked?.body))).toEqual({ email: 'kim@example.test', topics: ['a', 'b'] });
});

test('a form with a file travels as multipart, lists and all', async () => {
  const { origin, nl } = await contentSystem(success);
  const photo = new File(['pixels'], 'lamp.jpg', { type: 'image/jpeg' });

  await nl.formSubmit('contact', { photo, topics: ['a', 'b'], news: true, spam: false, none: null }, pageUrl);

  const [asked] = origin.requests;
  const contentType = String(asked?.headers['content-type']);
  const sent = await new Response(new Uint8Array(asked?.body ?? []), {
    headers: { 'content-type': contentType },
  }).formData();
  expect([...sent.keys()]).toEqual(['photo', 'topics[]', 'topics[]', 'news', 'spam']);
  expect(sent.getAll('topics[]')).toEqual(['a', 'b']);
  expect(sent.get('photo')).toMatchObject({ name: 'lamp.jpg', type: 'image/jpeg', size: 6 });
});

test.each([
  ['422', 422, { message: 'Controleer.', errors: { email: ['Verplicht.'] } }],
  ['400', 400, { errors: ['Verplicht.'], error: { email: 'Verplicht.' } }],
])('a form that is not accepted (%s) is an answer that names the fields', async (_, status, body) => {
  const { nl, lines } = await contentSystem(body, status);

  const outcome = await nl.formSubmit('contact', {}, pageUrl);

  expect(outcome).toEqual({
    ok: true,
    value: { outcome: 'invalid', errors: { email: ['Verplicht.'] } },
  });
  expect(lines).toEqual([]);
});

test('A filled honeypot returns the accepted result without storing the submission', async () => {
  const { nl } = await contentSystem({
    success: true,
    submission_created: false,
    submission: [],
    redirect: null,
  });

  const value = { outcome: 'accepted', redirect: undefined };
  expect(await nl.formSubmit('contact', { website: 'x' }, pageUrl)).toEqual({ ok: true, value });
});

test.each([
  ['a missing session token', 419],
  ['an unknown form', 404],
  ['a broken installation', 500],
])('%s is a failure, asked once and logged', async (_, status) => {
  const { origin, nl, lines } = await contentSystem({ message: 'no' }, status);

  const outcome = await nl.formSubmit('contact', { email: 'kim@example.test' }, pageUrl);

  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unexpected-status', status } });
  expect(origin.requests).toHaveLength(1);
  expect(lines).toHaveLength(1);
});

test('a form is posted even when the visitor leaves while it is on its way', async () => {
  const leaving = new AbortController();
  const origin = await startOrigin((response) => {
    leaving.abort();
    sendJson(response, success);
  });
  const { content } = clientOf(origin.url);

  const outcome = content
    .forRequest({ site: 'nl', signal: leaving.signal })
    .formSubmit('contact', {}, pageUrl);

  expect(await outcome).toMatchObject({ ok: true, value: { outcome: 'accepted' } });
});

test('a definition lists its fields in the editors’ order, with options and rules in one shape', async () => {
  const { nl } = await contentSystem({
    data: {
      handle: 'contact',
      title: 'Contact',
      fields: {
        subject: {
          type: 'select',
          options: { order: 'Bestelling', advice: 'Advies' },
          validate: ['required'],
          step: 1,
        },
        size: { type: 'radio', options: ['S', 'M'], validate: 'sometimes|required', width: 50, step: 2 },
        colour: {
          type: 'select',
          options: [{ key: 'r', value: 'Rood' }],
          required: true,
          if: { size: 'equals S' },
        },
        email: { type: 'text', input_type: 'email', display: 'E-mail', handle: 'email', width: 100 },
      },
    },
  });

  const outcome = await nl.form('contact');

  expect(outcome).toMatchObject({
    value: {
      handle: 'contact',
      fields: [
        {
          handle: 'subject',
          options: [
            { value: 'order', label: 'Bestelling' },
            { value: 'advice', label: 'Advies' },
          ],
          rules: ['required'],
          step: 1,
          width: 100,
        },
        {
          handle: 'size',
          options: [
            { value: 'S', label: 'S' },
            { value: 'M', label: 'M' },
          ],
          rules: ['sometimes', 'required'],
          step: 2,
          width: 50,
        },
        {
          handle: 'colour',
          options: [{ value: 'r', label: 'Rood' }],
          rules: ['required'],
          step: 1,
          config: { if: { size: 'equals S' } },
        },
        { handle: 'email', type: 'text', inputType: 'email', display: 'E-mail', options: [], rules: [] },
      ],
    },
  });
});

test('a form without fields, which PHP writes as a list, has none', async () => {
  const { nl } = await contentSystem({ data: { handle: 'bare', title: 'Bare', fields: [] } });

  expect(await nl.form('bare')).toEqual({ ok: true, value: { handle: 'bare', title: 'Bare', fields: [] } });
});
