import { Hono } from 'hono';
import { statusOf } from '../project/status.ts';
import { textParameter } from '../query/parameters.ts';
import { canShowDraft, previewOf, shapePreviewed } from './access.ts';
import type { ApiContext } from './api-context.ts';
import { respond, orNotFound, assertFound, queryOf, ApiError } from './responses.ts';
import { selectKeys } from './select-keys.ts';

/** Route for the entry at a URI of a site (contract §6). */
export function byUriRoutes(apiContext: ApiContext): Hono {
  return new Hono({ strict: false }).get('/entries-by-uri', (context) => {
    const query = queryOf(context);
    const { project, now } = apiContext.state();
    const uri = textParameter(query, 'uri');
    if (uri === undefined) throw new ApiError(422, 'The uri field is required.');
    const site = orNotFound(project.sites.find(textParameter(query, 'site') ?? project.sites.main.handle));
    const entry = orNotFound(project.entryAt(site.handle, `/${uri.split('/').filter(Boolean).join('/')}`));
    assertFound(project.api.isEnabled('collections', entry.collection.handle));
    const preview = previewOf(context, apiContext);
    assertFound(statusOf(entry, now) === 'published' || canShowDraft(preview, entry));
    return respond(context, selectKeys(shapePreviewed(preview, entry, apiContext), query, apiContext));
  });
}
