import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { STORIES } from './stories.ts';

// `node .tools/visual/serve-stories.ts <port>`: the built workbench, as any static host would serve it.
const app = new Hono();
app.use('/_stories/*', async (context, next) => {
  await next();
  // Their names change with what is in them.
  context.header('cache-control', 'public, max-age=31536000, immutable');
});
app.use('*', serveStatic({ root: STORIES }));
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
