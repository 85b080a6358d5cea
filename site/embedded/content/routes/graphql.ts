import { Hono } from 'hono';
import type { Context } from 'hono';
import { isMap, toText } from '../files/json-value.ts';
import { toPhpValue } from '../files/read-yaml.ts';
import { queryOf, ApiError } from './responses.ts';

/** Route for the GraphQL query `{ping}`. Other queries are not supported, because all content is served over REST (contract §11). */
export function graphqlRoutes(): Hono {
  return new Hono({ strict: false })
    .get('/', (context) => ping(context, toText(queryOf(context)['query'])))
    .post('/', async (context) => {
      const body = toPhpValue(await context.req.json().catch(() => null));
      return ping(context, isMap(body) ? toText(body['query']) : undefined);
    });
}

function ping(context: Context, query: string | undefined): Response {
  if (!/^(?:query(?:\s+\w+)?)?\s*\{\s*ping\s*\}$/.test(query?.trim() ?? ''))
    throw new ApiError(404, 'Not found.');
  return context.json({ data: { ping: 'pong' } });
}
