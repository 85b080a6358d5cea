import type { Context, MiddlewareHandler } from 'hono';
import type { JsonObject } from '../files/json-value.ts';
import type { ProjectEntry } from '../project/model.ts';
import { shapeEntry } from '../shape/entry.ts';
import type { ApiContext } from './api-context.ts';
import type { LivePreview } from './live-previews.ts';
import { queryOf } from './responses.ts';

/** The rights of a valid preview token: any draft, or the edited version of one entry (contract §8). */
type OpenedPreview = 'any draft' | LivePreview;

/** Returns the preview of a valid token. The query parameter takes precedence over the header (contract §8). */
export function previewOf(context: Context, apiContext: ApiContext): OpenedPreview | undefined {
  const parameter = queryOf(context)['token'];
  const token = typeof parameter === 'string' ? parameter : context.req.header('X-Statamic-Token');
  if (token === undefined) return undefined;
  return apiContext.previewTokens.has(token) ? 'any draft' : apiContext.livePreviews.find(token);
}

/** Returns whether a preview may show an entry that is not published. A live preview may show only the edited entry (contract §0). */
export function canShowDraft(preview: OpenedPreview | undefined, { id }: ProjectEntry): boolean {
  return preview === 'any draft' || preview?.entry.id === id;
}

/** Returns an entry in the shape of the API. In the live preview of this entry, it is the edited version. */
export function shapePreviewed(
  preview: OpenedPreview | undefined,
  entry: ProjectEntry,
  apiContext: ApiContext,
): JsonObject {
  if (preview === undefined || preview === 'any draft' || preview.entry.id !== entry.id)
    return apiContext.shapeEntry(entry);
  return shapeEntry(preview.entry, apiContext.state());
}

/** Adds headers to previews: the response must not be stored, and the sites may frame the page (contract §8). */
export function previewHeaders(apiContext: ApiContext): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!previewOf(context, apiContext)) {
      context.header('Cache-Control', 'no-cache, private');
      return;
    }
    const { sites } = apiContext.state().project;
    context.header('X-Statamic-Live-Preview', '1');
    context.header('Cache-Control', 'no-store');
    if (!sites.isMultisite) return;
    const origins = [...new Set(sites.all.map(({ origin }) => origin))];
    context.header('Content-Security-Policy', `frame-ancestors ${origins.join(' ')}`);
  };
}

/** Refuses requests without the bearer token if one is configured (contract §2). */
export function requireBearer(apiContext: ApiContext): MiddlewareHandler {
  return async (context, next) => {
    const bearerToken = apiContext.bearerToken ?? apiContext.state().project.api.authToken;
    const token = /^Bearer (.+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    if (bearerToken === undefined || token === bearerToken) return next();
    return context.json({ message: '' }, 401);
  };
}
