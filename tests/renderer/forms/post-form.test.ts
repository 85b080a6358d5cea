import { afterEach, expect, test, vi } from 'vitest';
import { postForm } from '../../../renderer/forms/post-form.ts';

afterEach(() => vi.unstubAllGlobals());

/** Replaces `fetch` by responses with these results. Returns the tokens of the posted forms. */
function respondWith(...results: readonly object[]) {
  const tokens: unknown[] = [];
  const left = [...results];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: FormData }) => {
    tokens.push(body.get('form_token'));
    return Response.json(left.shift());
  });
  return tokens;
}

function formWithToken(token: string) {
  const form = new FormData();
  form.set('form_token', token);
  return form;
}

const outdated = { outcome: 'invalid', errors: { '': ['Too old.'] }, renewed: { form_token: 'new' } };

test('A form with an outdated hidden field is posted once more with the new value', async () => {
  const tokens = respondWith(outdated, { outcome: 'accepted' });
  expect(await postForm('/nl', formWithToken('old'))).toEqual({ outcome: 'accepted' });
  expect(tokens).toEqual(['old', 'new']);
});

test('A form is not posted a third time', async () => {
  const tokens = respondWith(outdated, outdated, { outcome: 'accepted' });
  expect(await postForm('/nl', formWithToken('old'))).toMatchObject({ outcome: 'invalid' });
  expect(tokens).toEqual(['old', 'new']);
});

test('A form with an invalid field is posted once', async () => {
  const refused = { outcome: 'invalid', errors: { email: ['Invalid.'] } };
  const tokens = respondWith(refused);
  expect(await postForm('/nl', formWithToken('old'))).toEqual(refused);
  expect(tokens).toEqual(['old']);
});

test('A form whose response is incomplete is unreachable, and one whose response is not JSON has failed', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  vi.stubGlobal('fetch', async () => new Response(broken));
  expect(await postForm('/nl', new FormData())).toEqual({ outcome: 'unreachable' });
  vi.stubGlobal(
    'fetch',
    async () => new Response('<p>Bad gateway</p>', { status: 502, statusText: 'Bad Gateway' }),
  );
  expect(await postForm('/nl', new FormData())).toEqual({ outcome: 'failed', detail: '502 Bad Gateway' });
});
