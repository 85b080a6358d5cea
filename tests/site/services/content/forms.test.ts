import { expect, test } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { clientOf, clientWithResponse, linesWithoutProbes, withoutProbes } from './client.ts';

const pageUrl = 'https://www.example.test/nl/contact';
const success = {
  success: true,
  submission_created: true,
  submission: { email: 'kim@example.test' },
  redirect: null,
};

test('A form is posted as JSON with the localised page as referer and without X-Requested-With', async () => {
  const { origin, nl } = await clientWithResponse(success);

  const outcome = await nl.submitForm('contact', { email: 'kim@example.test', topics: ['a', 'b'] }, pageUrl);

  expect(outcome).toEqual({
    ok: true,
    value: { outcome: 'accepted', redirect: undefined },
  });
  const [request] = origin.requests;
  expect(`${request?.method} ${request?.url.pathname}`).toBe('POST /!/forms/contact');
  expect(request?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    referer: pageUrl,
  });
  expect(request?.headers).not.toHaveProperty('x-requested-with');
  expect(JSON.parse(String(request?.body))).toEqual({ email: 'kim@example.test', topics: ['a', 'b'] });
});

test('A form is posted with the key of its submission, by which the content system stores it once', async () => {
  const { origin, nl } = await clientWithResponse(success);

  await nl.submitForm('contact', {}, pageUrl, 'a key');

  expect(origin.requests[0]?.headers).toHaveProperty('idempotency-key', 'a key');
});

test('A form with a file is posted as multipart data, including its lists', async () => {
  const { origin, nl } = await clientWithResponse(success);
  const photo = new File(['pixels'], 'lamp.jpg', { type: 'image/jpeg' });

  await nl.submitForm('contact', { photo, topics: ['a', 'b'], news: true, spam: false, none: null }, pageUrl);

  const [request] = origin.requests;
  const contentType = String(request?.headers['content-type']);
  const sent = await new Response(new Uint8Array(request?.body ?? []), {
    headers: { 'content-type': contentType },
  }).formData();
  expect([...sent.keys()]).toEqual(['photo', 'topics[]', 'topics[]', 'news', 'spam']);
  expect(sent.getAll('topics[]')).toEqual(['a', 'b']);
  expect(sent.get('photo')).toMatchObject({ name: 'lamp.jpg', type: 'image/jpeg', size: 6 });
});

test.each([
  ['422', 422, { message: 'Controleer.', errors: { email: ['Verplicht.'] } }],
  ['400', 400, { errors: ['Verplicht.'], error: { email: 'Verplicht.' } }],
])('A form that is invalid (%s) is a result with errors by field', async (_, status, body) => {
  const { nl, lines } = await clientWithResponse(body, status);

  const outcome = await nl.submitForm('contact', {}, pageUrl);

  expect(outcome).toEqual({
    ok: true,
    value: { outcome: 'invalid', errors: { email: ['Verplicht.'] } },
  });
  expect(lines).toEqual([]);
});

test('A filled honeypot returns the accepted result without storing the submission', async () => {
  const { nl } = await clientWithResponse({
    success: true,
    submission_created: false,
    submission: [],
    redirect: null,
  });

  const value = { outcome: 'accepted', redirect: undefined };
  expect(await nl.submitForm('contact', { website: 'x' }, pageUrl)).toEqual({ ok: true, value });
});

test.each([
  ['a missing session token', 419],
  ['an unknown form', 404],
  ['a server error', 500],
])('A post with %s is a failure, which is logged and not retried', async (_, status) => {
  const { origin, nl, lines } = await clientWithResponse({ message: 'no' }, status);

  const outcome = await nl.submitForm('contact', { email: 'kim@example.test' }, pageUrl);

  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unexpected-status', status } });
  expect(withoutProbes(origin)).toHaveLength(1);
  expect(linesWithoutProbes(lines)).toHaveLength(1);
});

test('A form is posted even if the visitor’s request aborts', async () => {
  const controller = new AbortController();
  const origin = await startOrigin((response) => {
    controller.abort();
    sendJson(response, success);
  });
  const { content } = clientOf(origin.url);

  const outcome = content
    .forRequest({ site: 'nl', signal: controller.signal })
    .submitForm('contact', {}, pageUrl);

  expect(await outcome).toMatchObject({ ok: true, value: { outcome: 'accepted' } });
});

test('A form definition contains its fields in the editors’ order, with normalised options and rules', async () => {
  const { nl } = await clientWithResponse({
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

test('A form definition without fields, which PHP serialises as a list, has an empty list of fields', async () => {
  const { nl } = await clientWithResponse({ data: { handle: 'bare', title: 'Bare', fields: [] } });

  expect(await nl.form('bare')).toEqual({ ok: true, value: { handle: 'bare', title: 'Bare', fields: [] } });
});
