// Requests wait longer than a test, so this file runs with the rules in a separate process, and not in a context like component tests.
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { noIslands } from '../../../../site/client/islands.ts';
import { startPreview } from '../../../../site/client/preview/preview.ts';
import { startReload } from '../../../../site/client/reload.ts';

vi.mock('../../../../site/client/reload.ts', () => ({ startReload: vi.fn<() => boolean>(() => false) }));

const CONTROL_PANEL = 'https://cms.example.test';
const NAME = 'statamic.preview.updated';
const layout = { header: 'h', footer: 'f' };
const data = { origin: CONTROL_PANEL, sections: [{ id: 'hero', key: 'hero.1' }], layout };

/** The window of the control panel. jsdom has no frames that run scripts. */
const panel = document.createElement('iframe');
/** A preview never removes its listeners, so each test records and removes them. */
let listeners: MockInstance<typeof window.addEventListener>;
/** The requests of the preview. A test sends their responses with `respond`. */
let requests: { readonly url: URL; readonly signal: AbortSignal; respond(body: object): void }[] = [];

beforeEach(() => {
  requests = [];
  listeners = vi.spyOn(window, 'addEventListener');
  document.documentElement.dataset['build'] = 'b1';
  document.body.innerHTML = '<main><section id="hero"><h1>Old</h1></section></main>';
  document.body.append(panel);
  history.replaceState(null, '', '/nl/over-ons?preview=true&live-preview=1&token=first');
  vi.spyOn(window, 'parent', 'get').mockReturnValue(panel.contentWindow ?? window);
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason));
    const respond = (body: object) => resolve(Response.json(body));
    requests.push({ url: new URL(url, location.href), signal, respond });
    return promise;
  });
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const post = (message: unknown, sender: { origin?: string; source?: Window | null } = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: message,
      origin: CONTROL_PANEL,
      source: panel.contentWindow,
      ...sender,
    }),
  );
const tokens = () => requests.map(({ url }) => url.searchParams.get('token'));
const outlineWith = (key: string) => ({
  build: 'b1',
  head: '<title>New</title>',
  sections: [{ id: 'hero', key }],
  layout,
});
const heading = () => document.querySelector('h1')?.textContent;

test('A framed preview loads its page once at the start, because the editor may have changed it before', () => {
  startPreview(data, noIslands);
  expect(tokens()).toEqual(['first']);
  expect(requests[0]?.url.pathname).toBe('/nl/over-ons/_payload.json');
  expect(requests[0]?.url.searchParams.has('outline')).toBe(true);
});

test('A message of the control panel loads the page with its token', async () => {
  startPreview(data, noIslands);
  post({ name: NAME, token: 'second', url: 'https://elsewhere.example.test', reference: 'entry::about-nl' });
  expect(tokens()).toEqual(['first', 'second']);
  requests[1]?.respond(outlineWith('hero.2'));
  await expect.poll(() => requests.length).toBe(3);
  expect(requests[2]?.url.pathname).toBe('/__nuxt_island/hero.2.json');
  expect(tokens()[2]).toBe('second');
  requests[2]?.respond({
    build: 'b1',
    styles: [],
    section: { id: 'hero', type: 'hero', html: '<section id="hero"><h1>New</h1></section>' },
  });
  await expect.poll(heading).toBe('New');
  expect(document.title).toBe('New');
  expect(new URL(location.href).searchParams.get('token')).toBe('second');
});

describe('A preview ignores', () => {
  test.each([
    ['a message of another origin', { name: NAME, token: 'x' }, { origin: 'https://evil.example.test' }],
    [
      'an origin that only starts like that of the control panel',
      { name: NAME, token: 'x' },
      { origin: `${CONTROL_PANEL}.evil.test` },
    ],
    ['a message of the site itself', { name: NAME, token: 'x' }, { origin: location.origin }],
    ['a message of another window', { name: NAME, token: 'x' }, { source: window }],
    ['a message without a window', { name: NAME, token: 'x' }, { source: null }],
    ['a message of another kind', { name: 'other', token: 'x' }, {}],
    ['a message without a token', { name: NAME }, {}],
    ['a token that is no text', { name: NAME, token: ['x'] }, {}],
    ['a text', NAME, {}],
    ['nothing', null, {}],
  ])('%s', (_case, message, sender) => {
    startPreview(data, noIslands);
    post(message, sender);
    expect(tokens()).toEqual(['first']);
  });
});

test('Only the newest message changes the page', async () => {
  startPreview(data, noIslands);
  post({ name: NAME, token: 'second' });
  post({ name: NAME, token: 'third' });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  // A response that was sent before the abort arrives late.
  requests[1]?.respond(outlineWith('hero.2'));
  requests[2]?.respond(outlineWith('hero.1'));
  await expect.poll(() => document.title).toBe('New');
  expect(requests).toHaveLength(3);
  expect(heading()).toBe('Old');
});

test('A failed update shows a notice and keeps the page, and the next update removes the notice', async () => {
  document
    .querySelector('main')
    ?.insertAdjacentHTML('afterbegin', '<aside data-failed="Not updated"><p role="status"></p></aside>');
  startPreview({ ...data, sections: [{ id: 'preview-banner', key: 'b.1' }, ...data.sections] }, noIslands);
  const status = () => document.querySelector('[role=status]')?.textContent;
  requests[0]?.respond({ build: 'b1' });
  await expect.poll(status).toBe('Not updated');
  expect(heading()).toBe('Old');
  post({ name: NAME, token: 'second' });
  const outline = outlineWith('hero.1');
  requests[1]?.respond({ ...outline, sections: [{ id: 'preview-banner', key: 'b.1' }, ...outline.sections] });
  await expect.poll(status).toBe('');
});

test('Changes that need a new document show a notice if the page may not reload now', async () => {
  document
    .querySelector('main')
    ?.insertAdjacentHTML('afterbegin', '<aside data-failed="Not updated"><p role="status"></p></aside>');
  startPreview({ ...data, sections: [{ id: 'preview-banner', key: 'b.1' }, ...data.sections] }, noIslands);
  requests[0]?.respond({ ...outlineWith('hero.1'), layout: { ...layout, header: 'h2' } });
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('Not updated');
});

test('A new token replaces the previous one in the links of the page, for example in the link to share', async () => {
  const links = [
    '/share?path=/nl&token=first',
    '/nl?preview=true&token=other',
    'https://cms.example.test/?token=first',
  ];
  document.body.insertAdjacentHTML('beforeend', links.map((href) => `<a href="${href}">Link</a>`).join(''));
  startPreview(data, noIslands);
  post({ name: NAME, token: 'second' });
  requests[1]?.respond(outlineWith('hero.1'));
  await expect.poll(() => document.title).toBe('New');
  expect([...document.links].map((link) => link.getAttribute('href'))).toEqual([
    '/share?path=%2Fnl&token=second',
    ...links.slice(1),
  ]);
});

test('A preview of another build asks whether it may reload, because the servers of a rolling deployment have different builds', async () => {
  startPreview(data, noIslands);
  requests[0]?.respond({ ...outlineWith('hero.2'), build: 'b2' });
  await expect.poll(() => vi.mocked(startReload).mock.calls).toHaveLength(1);
  expect(heading()).toBe('Old');
  post({ name: NAME, token: 'second' });
  requests[1]?.respond(outlineWith('hero.1'));
  await expect.poll(() => document.title).toBe('New');
});

test('A framed preview opens the results of a search in a new tab, and keeps its other forms in the frame', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form id="search" action="/nl/zoeken"></form><form id="contact" method="post"><input name="method"></form>',
  );
  startPreview(data, noIslands);
  const targets = [...document.forms].map((form) => {
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    return `${form.id}: ${form.target}`;
  });
  expect(targets).toEqual(['search: _blank', 'contact: ']);
});

test('A preview that is not framed, or without a control panel, listens to no message', () => {
  startPreview({ ...data, origin: undefined }, noIslands);
  vi.mocked(vi.spyOn(window, 'parent', 'get')).mockReturnValue(window);
  startPreview(data, noIslands);
  post({ name: NAME, token: 'second' });
  expect(requests).toEqual([]);
});
