import type { Routes } from '#site/pages/routes';

/** Returns the same pages with `noindex` in their metadata. Every response also has a `noindex` header (`response-headers.ts`). */
export function withoutIndexing(routes: Routes): Routes {
  return async (request, context) => {
    const page = await routes(request, context);
    if (page instanceof Response) return page;
    return { ...page, metadata: { ...page.metadata, indexed: false } };
  };
}
