import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { accept, type Accepted } from './visual/accept.ts';
import { readLastRun } from './visual/last-run.ts';
import { reportPage } from './visual/report/page.ts';

// `npm run visual:report [-- --port <port>]`: what the last run found, to look at and to accept story by story.
process.chdir(`${import.meta.dirname}/..`);
const port = Number(process.argv[process.argv.indexOf('--port') + 1]) || 4393;
const STATUS: Readonly<Record<Accepted, 200 | 404 | 409>> = {
  accepted: 200,
  'nothing-to-accept': 404,
  faulty: 409,
};

const app = new Hono();
app.get('/', async (context) => context.html(reportPage(await readLastRun())));
for (const [file, type] of [
  ['report.css', 'text/css'],
  ['report.js', 'text/javascript'],
] as const) {
  app.get(`/${file}`, async (context) =>
    context.body(await readFile(`.tools/visual/report/${file}`, 'utf8'), 200, { 'content-type': type }),
  );
}
app.post('/accept/:id', async (context) => context.body(null, STATUS[await accept(context.req.param('id'))]));
app.use('/baseline/*', serveStatic({ root: '.visual' }));
app.use('/latest/*', serveStatic({ root: '.visual' }));

serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => {
  console.log(`The report: http://localhost:${port} (Ctrl-C ends it)`);
});
