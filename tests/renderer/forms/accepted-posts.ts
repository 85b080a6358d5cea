import { afterEach, beforeEach, vi } from 'vitest';

/** Accepts all form posts of each test and returns their bodies. Before each test it removes the drafts of earlier tests. */
export function recordAcceptedPosts(): readonly FormData[] {
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
