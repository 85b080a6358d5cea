import type { MiddlewareHandler } from 'hono';
import type { ApiContext } from './api-context.ts';
import { queryOf } from './responses.ts';

/** Returns whether the request has a valid preview token. The query parameter takes precedence over the header (contract §8). */
export function isPreview(context: Parameters<MiddlewareHandler>[0], apiContext: ApiContext): boolean {
  const parameter = queryOf(context)['token'];
  const token = typeof parameter === 'string' ? parameter : context.req.header('X-Statamic-Token');
  return token !== undefined && apiContext.previewTokens.has(token);
}

/** Adds headers to previews: the response must not be stored, and the sites may frame the page (contract §8). */
export function previewHeaders(apiContext: ApiContext): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!isPreview(context, apiContext)) {
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

/** Rejects requests without the bearer token if one is configured (contract §2). */
export function requireBearer(apiContext: ApiContext): MiddlewareHandler {
  return async (context, next) => {
    const bearerToken = apiContext.bearerToken ?? apiContext.state().project.api.authToken;
    const token = /^Bearer (.+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    if (bearerToken === undefined || token === bearerToken) return next();
    return context.json({ message: '' }, 401);
  };
}
