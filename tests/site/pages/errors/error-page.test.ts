import { expect, test } from 'vitest';
import { createRateLimits } from '#site/forms/rate-limits';
import { createRoutes } from '#site/pages/routes';
import type { Content } from '#site/services/content';
import { succeeded } from '#site/services/http';
import { createPreviewLinks } from '#site/session/preview-links';
import { readEnvironment } from '../../../../site/server/env.ts';

const failure = new Error('internal error');

/** Creates routes whose content client throws, as a bug would. Failures of the content system are outcomes and never throw. */
function createFailingRoutes() {
  const logged: unknown[] = [];
  const forRequest = () => {
    throw failure;
  };
  const content: Content = { forRequest };
  const record = (fields: object) => void logged.push(fields);
  const now = () => new Date('2026-11-21T12:00:00Z');
  const log = { warn: record, error: record };
  const services = {
    content,
    shop: {
      mediaUrl: 'https://shop.example.test/media',
      forRequest,
      forVisitor: forRequest,
      pathIndex: forRequest,
      catalogue: forRequest,
      isAvailable: forRequest,
    },
    search: { forRequest, sendEvents: forRequest },
    geocoder: { search: forRequest },
    stores: { storesOf: forRequest, markStale: forRequest, clear: forRequest },
    placeholderColors: async () => new Map(),
    icons: { fromSet: async () => succeeded({}), sectionIcons: async () => ({}) },
    findEntryRedirect: async () => undefined,
    log,
    paymentMethods: [],
    cartChanges: { deduplicate: forRequest },
    addressQueue: { run: forRequest },
    limits: createRateLimits(readEnvironment({}).rateLimits, now),
    previewLinks: createPreviewLinks({ secrets: ['x'.repeat(32)], minutes: 60, now }),
    siteUrl: 'https://www.example.test',
    canonical: { parameters: [], isLowerCase: false },
    now,
  };
  const routes = createRoutes(services, async () => ({ status: 404 }));
  return { logged, visit: (path: string) => routes(new Request(`https://www.example.test${path}`)) };
}

test.each([
  ['/nl/over-ons', '500, Interne serverfout'],
  ['/en-US/search?q=lamp', '500, Internal Server Error'],
  ['/nl/%E0%A4%A', '404, Pagina niet gevonden: /nl/%E0%A4%A'],
])(
  'After an unexpected error, %s responds with an error page in the visitor’s language without a stack trace',
  async (path, title) => {
    const { visit, logged } = createFailingRoutes();

    const page = await visit(path);

    if (page instanceof Response) throw new Error('Expected a page, got a response.');
    expect(page.metadata.title).toBe(title);
    expect(page.sections.map(({ html }) => html).join('')).not.toContain('internal error');
    expect(logged).toContainEqual(expect.objectContaining({ err: failure }));
  },
);
