import { afterEach, beforeEach, vi } from 'vitest';

/** What the forms of a page have sent in this test, each accepted. Nothing is kept from the test before. */
export function acceptedPosts(): readonly FormData[] {
  const posts: FormData[] = [];
  beforeEach(() => {
    posts.length = 0;
    sessionStorage.clear();
    history.replaceState(null, '', '/nl/contact');
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: FormData }) => {
      posts.push(body);
      return Response.json({ outcome: 'accepted' });
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return posts;
}
