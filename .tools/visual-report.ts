import { mkdir, readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readArguments } from '#embedded/command-arguments';
import { listen } from '#embedded/listen';
import { runServerCommand } from '#embedded/server-command';
import { acceptStory, type AcceptResult } from './visual/accept.ts';
import { renderReportPage } from './visual/report/page.ts';
import { readStoryResults } from './visual/story-result.ts';

// `npm run visual:report [-- --port <port>]`: serves a page that compares the screenshots of the last run with the baseline and accepts stories.
process.chdir(`${import.meta.dirname}/..`);
const USAGE = 'npm run visual:report -- [--port <port>]';
const { values } = readArguments({ options: { port: { type: 'string', default: '4393' } } }, USAGE);
const RESPONSE_STATUS: Readonly<Record<AcceptResult, 200 | 404 | 409>> = {
  accepted: 200,
  'nothing-to-accept': 404,
  failed: 409,
};

// Without it, the report of a machine that has run no story would print warnings.
await mkdir('.visual', { recursive: true });

const app = new Hono();
app.get('/', async (context) => context.html(renderReportPage(await readStoryResults())));
for (const [file, type] of [
  ['report.css', 'text/css'],
  ['report.js', 'text/javascript'],
] as const) {
  app.get(`/${file}`, async (context) =>
    context.body(await readFile(`.tools/visual/report/${file}`, 'utf8'), 200, { 'content-type': type }),
  );
}
app.post('/accept/:id', async (context) =>
  context.body(null, RESPONSE_STATUS[await acceptStory(context.req.param('id'))]),
);
app.use('/baseline/*', serveStatic({ root: '.visual' }));
app.use('/latest/*', serveStatic({ root: '.visual' }));

await runServerCommand({
  port: values.port,
  usage: USAGE,
  start: async (port) => {
    const server = await listen(app, { port });
    console.log(`Visual report: ${server.url} (stop with Ctrl-C)`);
    return server;
  },
});
