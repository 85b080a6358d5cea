import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishPosts } from '#renderer/forms/page-leaving';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { type OpenPage, ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { SESSION_CHANGED } from '#site/protocol/session-summary';
import { useScreenForm } from '../../../../site/pages/use-screen-form.ts';

/** Posted bodies, and the functions that send their responses. */
let posts: {
  readonly url: string;
  readonly body: FormData;
  readonly respond: (response: Response) => void;
}[] = [];
const openPage = vi.fn<OpenPage>();
const ownPage = location.href;

beforeEach(() => {
  posts = [];
  openPage.mockReset();
  openPage.mockImplementation(async (href) => history.replaceState(null, '', href));
  vi.stubGlobal('fetch', (url: string, { body }: { body: FormData }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    posts.push({ url: new URL(url, location.href).href, body, respond: resolve });
    return promise;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', ownPage);
});

type CartFormProps = { readonly posted?: SubmissionResult; readonly opensAfterLeaving?: boolean };

function CartForm({ posted, opensAfterLeaving = false }: CartFormProps) {
  const { result, isPending, formProps } = useScreenForm(posted, { opensAfterLeaving });
  return (
    <form {...formProps} aria-label="Cart">
      <input name="code" aria-label="Code" />
      <button type="submit" name="kind" value="voucher">
        Add
      </button>
      <p role="status">
        {isPending ? 'pending' : result?.outcome}
        {result?.outcome === 'invalid' && result.errors['code']}
      </p>
    </form>
  );
}

const hydrated = (props: CartFormProps = {}) => (
  <ScreenNavigationProvider value={openPage}>
    <CartForm {...props} />
  </ScreenNavigationProvider>
);
const renderHydrated = (props?: CartFormProps) => render(hydrated(props));
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const shownStatus = () => screen.getByRole('status').textContent;
const pressAdd = () => fireEvent.click(screen.getByRole('button'));
const respond = (result: unknown, status = 200) => posts[0]?.respond(Response.json(result, { status }));

/** Gives the browser locks, which the DOM of the tests does not have. */
function stubLocks(
  request: (name: string, options: LockOptions, post: () => Promise<unknown>) => Promise<unknown>,
) {
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
}

test('A form is posted after the posts of other tabs', async () => {
  const { promise: otherPost, resolve: finishOtherPost } = Promise.withResolvers<void>();
  stubLocks(async (_name, _options, post) => {
    await otherPost;
    return post();
  });
  renderHydrated();
  pressAdd();
  await waitFor(() => expect(shownStatus()).toBe('pending'));
  expect(posts).toHaveLength(0);
  finishOtherPost();
  await waitFor(() => expect(posts).toHaveLength(1));
  respond({ outcome: 'unreachable' });
  await waitFor(() => expect(shownStatus()).toBe('unreachable'));
});

test('A form that waits for another post is posted to its own page, also after the visitor has left it', async () => {
  const { promise: otherPost, resolve: finishOtherPost } = Promise.withResolvers<void>();
  stubLocks(async (_name, _options, post) => {
    await otherPost;
    return post();
  });
  renderHydrated();
  pressAdd();
  history.replaceState(null, '', '/nl/lampen.html');
  finishOtherPost();
  await waitFor(() => expect(posts).toHaveLength(1));
  history.replaceState(null, '', ownPage);
  expect(posts[0]?.url).toBe(ownPage);
  // React would keep the results of the next tests until this post ends.
  respond({ outcome: 'unreachable' });
  await waitFor(() => expect(shownStatus()).toBe('unreachable'));
});

test('A form that is submitted while Back loads the previous page is posted to the shown page', async () => {
  renderHydrated();
  // Back changes the URL before the page arrives.
  history.replaceState(null, '', '/nl/lampen.html');
  pressAdd();
  expect(posts).toHaveLength(1);
  history.replaceState(null, '', ownPage);
  expect(posts[0]?.url).toBe(ownPage);
  respond({ outcome: 'unreachable' });
  await waitFor(() => expect(shownStatus()).toBe('unreachable'));
});

test('A form of a screen that shows its next page is posted to the URL of that page', async () => {
  const { rerender } = renderHydrated();
  history.replaceState(null, '', '/nl/lamp.html');
  rerender(hydrated());
  pressAdd();
  expect(posts[0]?.url).toBe(new URL('/nl/lamp.html', ownPage).href);
  respond({ outcome: 'unreachable' });
  await waitFor(() => expect(shownStatus()).toBe('unreachable'));
});

test('A form is posted if another tab does not end its post', async () => {
  stubLocks(() => Promise.reject(new DOMException('The lock timed out.', 'TimeoutError')));
  renderHydrated();
  pressAdd();
  await waitFor(() => expect(posts).toHaveLength(1));
  respond({ outcome: 'unreachable' });
  await waitFor(() => expect(shownStatus()).toBe('unreachable'));
});

test('Only an accepted form tells the header that the session may have changed', async () => {
  const changed = vi.fn<() => void>();
  window.addEventListener(SESSION_CHANGED, changed);
  renderHydrated();
  pressAdd();
  respond({ outcome: 'invalid', errors: { code: ['Unknown code'] } }, 422);
  await waitFor(() => expect(shownStatus()).toContain('Unknown code'));
  expect(changed).not.toHaveBeenCalled();

  pressAdd();
  posts[1]?.respond(Response.json({ outcome: 'accepted', redirect: '/nl' }));
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
  window.removeEventListener(SESSION_CHANGED, changed);
});

test('An accepted form opens the next page and empties the form', async () => {
  renderHydrated();
  field().value = 'LIGHT';
  pressAdd();
  expect(shownStatus()).toBe('pending');
  expect(Object.fromEntries(posts[0]?.body ?? [])).toEqual({ code: 'LIGHT', kind: 'voucher' });

  respond({ outcome: 'accepted', redirect: '/nl/mand?added=1' });

  await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/mand?added=1'));
  await waitFor(() => expect(field().value).toBe(''));
  expect(shownStatus()).toBe('');
});

test.each(['/nl/mand', '?done=saved'])(
  'A form whose next page %s the visitor stops keeps its texts',
  async (redirect) => {
    openPage.mockImplementation(async () => {});
    renderHydrated();
    field().value = 'LIGHT';
    pressAdd();
    respond({ outcome: 'accepted', redirect });
    await waitFor(() => expect(shownStatus()).toBe(''));
    expect(openPage).toHaveBeenCalledOnce();
    expect(field().value).toBe('LIGHT');
  },
);

test.each([
  ['an invalid form', { outcome: 'invalid', errors: { code: ['Unknown code'] } }, 422, 'invalidUnknown code'],
  ['an unreachable shop', { outcome: 'unreachable' }, 503, 'unreachable'],
  ['a response of another server', '<html>', 502, 'failed'],
])('After %s the texts stay and the result is shown', async (_what, json, httpStatus, shown) => {
  renderHydrated();
  field().value = 'LIGHT';
  pressAdd();
  respond(json, httpStatus);

  await waitFor(() => expect(shownStatus()).toBe(shown));
  expect(field().value).toBe('LIGHT');
  expect(openPage).not.toHaveBeenCalled();
});

test.each([
  { does: 'has left its page', opensAfterLeaving: false },
  { does: 'has left its page', opensAfterLeaving: true },
  { does: 'has followed a link', opensAfterLeaving: false },
  { does: 'has followed a link', opensAfterLeaving: true },
])(
  'A form that is accepted after the visitor $does opens the next page and is reset only with `opensAfterLeaving` ($opensAfterLeaving)',
  async ({ does, opensAfterLeaving }) => {
    const { unmount } = renderHydrated({ opensAfterLeaving });
    const changed = new Promise((resolve) => {
      window.addEventListener(SESSION_CHANGED, resolve, { once: true });
    });
    const input = field();
    input.value = 'LIGHT';
    pressAdd();
    if (does === 'has left its page') unmount();
    else expect(finishPosts()).toBeUndefined();
    respond({ outcome: 'accepted', redirect: '/nl/mand' });
    await changed;
    await Promise.resolve();
    expect(openPage).toHaveBeenCalledTimes(opensAfterLeaving ? 1 : 0);
    await Promise.resolve();
    expect(input.value).toBe(opensAfterLeaving ? '' : 'LIGHT');
  },
);

test('A form that is accepted after the visitor has opened its next page loads this page again', async () => {
  const { unmount } = renderHydrated();
  pressAdd();
  unmount();
  history.replaceState(null, '', '/nl/mand');
  respond({ outcome: 'accepted', redirect: '/nl/mand?added=1' });
  await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/mand?added=1'));
});

test('A link that was followed before a post does not stop the redirect of its form', async () => {
  renderHydrated();
  void finishPosts();
  pressAdd();
  respond({ outcome: 'accepted', redirect: '/nl/mand' });
  await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/mand'));
});

test('While a post is pending, another submission is ignored', async () => {
  renderHydrated();
  pressAdd();
  pressAdd();
  expect(posts).toHaveLength(1);
  respond({ outcome: 'unreachable' }, 503);
  await waitFor(() => expect(shownStatus()).toBe('unreachable'));
  pressAdd();
  expect(posts).toHaveLength(2);
});

test('Before the screen is hydrated the browser posts the form', () => {
  render(<CartForm posted={{ outcome: 'unreachable' }} />);
  const isPostedByBrowser = fireEvent.submit(screen.getByRole('form'));
  expect(isPostedByBrowser).toBe(true);
  expect(screen.getByRole<HTMLFormElement>('form').method).toBe('post');
  expect(shownStatus()).toBe('unreachable');
});
