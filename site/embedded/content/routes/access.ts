import type { MiddlewareHandler } from 'hono';
import { queryOf } from './responses.ts';
import type { Service } from './service.ts';

/** Returns whether the request has a valid preview token. The query parameter takes precedence over the header (contract §8). */
export function isPreview(context: Parameters<MiddlewareHandler>[0], service: Service): boolean {
  const parameter = queryOf(context)['token'];
  const token = typeof parameter === 'string' ? parameter : context.req.header('X-Statamic-Token');
  return token !== undefined && service.previewTokens.has(token);
}

/** Adds headers to previews: the response must not be stored, and the sites may frame the page (contract §8). */
export function previewHeaders(service: Service): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!isPreview(context, service)) {
      context.header('Cache-Control', 'no-cache, private');
      return;
    }
    const { sites } = service.state().project;
    context.header('X-Statamic-Live-Preview', '1');
    context.header('Cache-Control', 'no-store');
    if (!sites.isMultisite) return;
    const origins = [...new Set(sites.all.map(({ origin }) => origin))];
    context.header('Content-Security-Policy', `frame-ancestors ${origins.join(' ')}`);
  };
}

/** Rejects requests without the bearer token if one is configured (contract §2). */
export function requireBearer({ bearerToken }: Service): MiddlewareHandler {
  return async (context, next) => {
    const token = /^Bearer (.+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    if (bearerToken === undefined || token === bearerToken) return next();
    return context.json({ message: '' }, 401);
  };
}
