// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { onPageLeaving } from '../../../renderer/forms/page-leaving.ts';
import { noIslands } from '../../../site/client/islands.ts';
import { followLinks, openPageOfScreen } from '../../../site/client/links.ts';
import { waitFor } from '../../wait.ts';

// The router reads the URL of the page when its module loads.
history.replaceState(null, '', '/nl');
document.documentElement.dataset['build'] = 'test';
document.body.innerHTML = '<a href="/nl/lampen.html">Lampen</a>';
await import('../../../site/client/navigate.ts');
followLinks(noIslands);

const emptyPayload = { build: 'test', head: '', styles: [], localisations: {} };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  { opener: 'A link', open: () => document.querySelector('a')?.click() },
  { opener: 'A screen that opens another page', open: () => void openPageOfScreen('/nl/winkelwagen') },
])('$opener waits five seconds for a post that gets no response, and not twice', async ({ open }) => {
  vi.useFakeTimers();
  const request = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', request);
  const removeListener = onPageLeaving(() => new Promise(() => {}));
  open();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledOnce();
  removeListener();
});

test('A screen that opens another page waits until a cross-fade shows it', async () => {
  document.body.innerHTML = '<main>Controle</main>';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      Response.json({ ...emptyPayload, sections: [{ id: 's', type: 'quote', html: 'Bedankt' }] }),
    ),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', () => {});
  const captured = Promise.withResolvers<void>();
  document.startViewTransition = (change) => {
    const updateCallbackDone = captured.promise.then(() => {
      if (typeof change === 'function') void change();
    });
    const ready = Promise.resolve();
    return { ready, finished: ready, updateCallbackDone, skipTransition: () => {}, types: new Set() };
  };
  onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'));
  const opened = vi.fn<() => void>();
  const opening = openPageOfScreen('/nl/bedankt').then(opened);
  await waitFor(() => expect(location.pathname).toBe('/nl/bedankt'));
  // Continues after all microtasks.
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).not.toHaveBeenCalled();
  expect(document.querySelector('main')).toHaveTextContent('Controle');

  captured.resolve();
  await opening;
  expect(document.querySelector('main')).toHaveTextContent('Bedankt');
});

describe('A page whose screen has changed the URL without the router', () => {
  /** The paths of the requested payloads. */
  const requested: string[] = [];
  let respond: () => Response | Promise<Response>;
  /** Whether the navigation has aborted a request. */
  let isAborted: boolean;

  beforeEach(async () => {
    requested.splice(0);
    respond = () => Response.json({ ...emptyPayload, sections: [] });
    document.body.innerHTML = '<main></main>';
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('fetch', (url: string | URL, { signal }: RequestInit) => {
      requested.push(new URL(url, location.href).pathname.replace('/_payload.json', ''));
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          isAborted = true;
          reject(new Error('aborted'));
        });
      });
      return Promise.race([respond(), aborted]);
    });
    await open('/nl/andere');
    await open('/nl/lamp');
    history.replaceState(history.state, '', '/nl/lamp?variant=B');
    requested.splice(0);
    isAborted = false;
  });

  async function open(path: string) {
    follow(path);
    await waitFor(() => expect(location.pathname).toBe(path));
  }

  function follow(path: string) {
    const link = Object.assign(document.createElement('a'), { href: path });
    document.body.append(link);
    link.click();
  }

  test('loads the page of a link to the URL before the change', async () => {
    follow('/nl/lamp');
    await waitFor(() => expect(location.search).toBe(''));
    expect(requested).toEqual(['/nl/lamp']);
  });

  test('keeps its page and its URL when a fragment is followed', async () => {
    follow('/nl/lamp?variant=B#main');
    await waitFor(() => expect(location.hash).toBe('#main'));
    expect(requested).toEqual([]);
  });

  test('keeps its URL when Escape aborts a navigation', async () => {
    respond = () => new Promise<Response>(() => {});
    follow('/nl/andere');
    await waitFor(() => expect(requested).toEqual(['/nl/andere']));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(isAborted).toBe(true);
    // Continues after all microtasks.
    await new Promise((resolve) => setTimeout(resolve));
    expect(location.pathname + location.search).toBe('/nl/lamp?variant=B');
    expect(requested).toEqual(['/nl/andere']);
  });
});
