import { Hono } from 'hono';
import { RequestError } from '../request-error.ts';
import { refuseUnknown } from '../settings/wire-values.ts';
import { requireKey } from './access.ts';
import { addBrowseRoute } from './browse-routes.ts';
import { addIndexRoutes } from './index-routes.ts';
import { readObject } from './read-body.ts';
import { addRecordRoutes } from './record-routes.ts';
import type { SearchContext } from './search-context.ts';
import { addSearchRoutes } from './search-routes.ts';
import { addSynonymRoutes } from './synonym-routes.ts';
import { parseEvents } from './wire-events.ts';

const NO_CONTENT = 204;
const NOT_FOUND = 404;
const SERVER_ERROR = 500;
const DAY_SECONDS = '86400';

/** Prefix of the parameters that the client adds to the query string of each request. `QUERY_PARAMETERS` are those of single routes. */
const CLIENT_PARAMETER = 'x-algolia-';
const QUERY_PARAMETERS = [
  'attributesToRetrieve',
  'createIfNotExists',
  'forwardToReplicas',
  'replaceExistingSynonyms',
];

/** Creates the server's routes. Pages of other origins may read every response, including errors. */
export function createApp(context: SearchContext, log: (line: string) => void): Hono {
  const app = new Hono();
  app.use(async ({ req, body, header }, next) => {
    header('Access-Control-Allow-Origin', '*');
    if (req.method !== 'OPTIONS') return next();
    header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, OPTIONS');
    header('Access-Control-Allow-Headers', req.header('Access-Control-Request-Headers') ?? ALLOWED_HEADERS);
    header('Access-Control-Max-Age', DAY_SECONDS);
    return body(null, NO_CONTENT);
  });

  app.use(async ({ req }, next) => {
    const names = Object.keys(req.query()).filter((name) => !name.startsWith(CLIENT_PARAMETER));
    refuseUnknown(names, QUERY_PARAMETERS);
    await next();
  });

  addSearchRoutes(app, context);
  addBrowseRoute(app, context);
  addSynonymRoutes(app, context);
  app.all('/1/indexes/:index/rules/*', requireKey(context.keys, 'admin'), () => {
    throw new RequestError(NOT_FOUND, 'Rules are not supported by the embedded search server');
  });
  addIndexRoutes(app, context);
  addRecordRoutes(app, context);
  app.post('/1/events', requireKey(context.keys, 'search'), async ({ req, json }) => {
    context.onEvents(parseEvents(await readObject(req.raw), context.now()));
    return json({ status: 200, message: 'OK' });
  });

  app.notFound(({ json }) => json({ message: 'Unknown path or method', status: NOT_FOUND }, NOT_FOUND));
  app.onError((error, { req, json }) => {
    if (error instanceof RequestError) return errorResponse(error.message, error.status);
    log(`${req.method} ${req.path}: ${error.stack ?? error.message}`);
    return json({ message: 'Internal error', status: SERVER_ERROR }, SERVER_ERROR);
  });
  return app;
}

const ALLOWED_HEADERS = 'content-type, x-algolia-application-id, x-algolia-api-key';

function errorResponse(message: string, status: number): Response {
  return Response.json({ message, status }, { status, headers: { 'Access-Control-Allow-Origin': '*' } });
}
