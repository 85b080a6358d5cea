import { readFile as readText } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { hasLoopbackHost, localPage, type PageHtml, setPrivateHeaders } from '#embedded/local-page';
import { toText } from '../files/json-value.ts';
import { readFile } from '../files/read-file.ts';
import { UnreadableFileError } from '../files/read-yaml.ts';
import { reviseEntry } from '../project/create-entry.ts';
import type { ProjectEntry } from '../project/model.ts';
import { entryUrls, panelUrl } from '../shape/urls.ts';
import type { ApiContext } from './api-context.ts';
import { ApiError, assertFound, orNotFound } from './responses.ts';

/** The script and the styles of the panel. */
export interface PanelFiles {
  script: string;
  styles: string;
}

/** The edited text of an entry, and the token of its earlier version. */
const editSchema = v.object({ content: v.string(), token: v.optional(v.string()) });

/** Reads `panel.js` and `panel.css` from a folder. */
export async function readPanelFiles(directory: string): Promise<PanelFiles> {
  const [script, styles] = await Promise.all([
    readText(join(directory, 'panel.js'), 'utf8'),
    readText(join(directory, 'panel.css'), 'utf8'),
  ]);
  return { script, styles };
}

/**
 * Routes of the panel: a list of entries, and a page that shows the text of one entry beside its live preview. It saves nothing. It accepts
 * only requests to loopback host names, so that another website whose name resolves to this machine cannot read drafts (DNS rebinding).
 */
export function panelRoutes(apiContext: ApiContext, files: PanelFiles): Hono {
  const routes = new Hono({ strict: false });
  const entryOf = (context: Context): ProjectEntry => {
    const entry = orNotFound(apiContext.state().project.entries.find(context.req.param('id') ?? ''));
    assertFound(entry.collection.handle === context.req.param('collection'));
    return entry;
  };

  routes.use(protect(apiContext));
  routes.get('/panel.js', (context) =>
    context.body(files.script, 200, { 'content-type': 'text/javascript' }),
  );
  routes.get('/panel.css', (context) => context.body(files.styles, 200, { 'content-type': 'text/css' }));
  routes.get('/', (context) => context.html(renderList(apiContext)));
  routes.get('/collections/:collection/entries/:id', async (context) => {
    const entry = entryOf(context);
    return context.html(
      renderEditor(entry, await readText(join(apiContext.directory, entry.path), 'utf8'), apiContext),
    );
  });
  routes.post('/collections/:collection/entries/:id/preview', async (context) => {
    if (context.req.header('sec-fetch-site') !== 'same-origin') throw new ApiError(403, 'Forbidden.');
    const body = v.safeParse(editSchema, await context.req.json().catch(() => null));
    if (!body.success) throw new ApiError(422, 'The content field is required.');
    const entry = entryOf(context);
    const edited = reviseEntry(entry, parse(body.output.content), apiContext.state().now);
    const token = apiContext.livePreviews.store(edited, body.output.token);
    return context.json({ token, url: previewUrl(entry, token, apiContext) });
  });
  return routes;
}

function protect(apiContext: ApiContext): MiddlewareHandler {
  return async (context, next) => {
    if (!hasLoopbackHost(context)) throw new ApiError(421, 'Misdirected Request');
    await next();
    const frames = [...new Set(apiContext.state().project.sites.all.map(({ origin }) => origin))].join(' ');
    setPrivateHeaders(context);
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  };
}

/** @throws {ApiError} 422 with the line of a syntax error in the front matter */
function parse(text: string) {
  try {
    return readFile('entry', text);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new ApiError(422, `Line ${error.line}: ${error.message}`);
    throw error;
  }
}

/** Returns the URL of the preview target of the collections in `site/statamic`, with the parameters that the control panel adds. */
function previewUrl(entry: ProjectEntry, token: string, apiContext: ApiContext): string {
  const { permalink } = entryUrls(entry, apiContext.state());
  return `${permalink}?preview=true&live-preview=${Date.now()}&token=${token}`;
}

function renderList(apiContext: ApiContext) {
  const state = apiContext.state();
  const entries = [...state.project.collections.values()]
    .flatMap(({ handle }) => state.project.entries.of(handle))
    .filter((entry) => state.project.uriOf(entry) !== null)
    .map((entry) => ({
      href: panelUrl(entry, state),
      title: titleOf(entry),
      uri: entryUrls(entry, state).url ?? '',
    }))
    .toSorted((a, b) => a.uri.localeCompare(b.uri));
  return page(
    'Entries',
    html`<main>
      <h1>Entries</h1>
      <ul>
        ${entries.map(({ href, title, uri }) => html`<li><a href="${href}">${uri}: ${title}</a></li>`)}
      </ul>
    </main>`,
  );
}

function renderEditor(entry: ProjectEntry, text: string, apiContext: ApiContext) {
  const path = new URL(panelUrl(entry, apiContext.state())).pathname;
  const title = titleOf(entry);
  // The HTML parser drops a line break at the start of a text area. Without this one, it would drop the first empty line of the text.
  const content = `\n${text}`;
  return page(
    title,
    html`<div class="editor">
        <h1>${title} (${entry.site})</h1>
        <textarea aria-label="Text of the entry" spellcheck="false" autocomplete="off">${content}</textarea>
        <output></output>
        <iframe title="Preview"></iframe>
      </div>
      <script src="/cp/panel.js" type="module"></script>`,
    { reference: `entry::${entry.id}`, preview: `${path}/preview` },
  );
}

function titleOf({ id, values }: ProjectEntry): string {
  return toText(values['title']) ?? id;
}

function page(
  title: string,
  content: PageHtml,
  { reference, preview }: { reference?: string; preview?: string } = {},
) {
  return localPage({
    title,
    head: html`<link rel="stylesheet" href="/cp/panel.css" />`,
    body: html`<body data-reference="${reference ?? ''}" data-preview="${preview ?? ''}">
      ${content}
    </body>`,
  });
}
