import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { STORIES_FOLDER } from './stories.ts';

// `node .tools/visual/serve-stories.ts <port>`: serves the built workbench like a static host. Port 0 is a free port.
const app = new Hono();
app.use('/_stories/*', async (context, next) => {
  await next();
  // File names contain a content hash.
  context.header('cache-control', 'public, max-age=31536000, immutable');
});
app.use('*', serveStatic({ root: STORIES_FOLDER }));
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`stories: http://127.0.0.1:${port}`),
);
