import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { SlowFilterError } from '../query/conditions.ts';
import { previewHeaders, requireBearer } from './access.ts';
import type { ApiContext } from './api-context.ts';
import { assetFileRoutes } from './asset-files.ts';
import { assetRoutes } from './assets.ts';
import { byUriRoutes } from './by-uri.ts';
import { entryRoutes } from './entries.ts';
import { formRoutes } from './forms.ts';
import { globalRoutes } from './globals.ts';
import { graphqlRoutes } from './graphql.ts';
import { listRoutes } from './lists.ts';
import { navRoutes } from './navs.ts';
import { panelRoutes } from './panel.ts';
import { ApiError } from './responses.ts';
import { submitRoutes } from './submit.ts';
import { termRoutes } from './terms.ts';

/** Creates all routes of the content server. Unknown paths respond with 404 in JSON, regardless of `Accept` (contract §2). */
export function createApp(apiContext: ApiContext): Hono {
  const app = new Hono({ strict: false });
  app.onError((error, context) => {
    if (error instanceof ApiError) return context.json({ message: error.message }, error.status);
    if (error instanceof SlowFilterError) return context.json({ message: error.message }, 422);
    apiContext.log(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json({ message: 'Server Error' }, 500);
  });
  app.notFound((context) => context.json({ message: 'Not found.' }, 404));

  app.use('/api/*', cors());
  app.use('/api/*', previewHeaders(apiContext));
  app.use('/api/*', requireBearer(apiContext));
  app.route('/api/graphql', graphqlRoutes());
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', (context) => {
    const { method, path } = context.req;
    const message = `The ${method} method is not supported for route ${path.slice(1)}. Supported methods: GET, HEAD.`;
    return context.json({ message }, 405, { Allow: 'GET, HEAD' });
  });
  app.route('/api', byUriRoutes(apiContext));
  app.route('/api/collections', entryRoutes(apiContext));
  app.route('/api/taxonomies', termRoutes(apiContext));
  app.route('/api/globals', globalRoutes(apiContext));
  app.route('/api/navs', navRoutes(apiContext));
  app.route('/api/assets', assetRoutes(apiContext));
  app.route('/api/forms', formRoutes(apiContext));
  app.route('/api', listRoutes(apiContext));
  app.all('/api/*', (context) => context.notFound());
  if (apiContext.panel) app.route('/cp', panelRoutes(apiContext, apiContext.panel));
  app.route('/!/forms', submitRoutes(apiContext));
  app.route('/', assetFileRoutes(apiContext));
  return app;
}
