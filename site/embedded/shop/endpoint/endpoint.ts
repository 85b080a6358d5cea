import {
  createSchema,
  createYoga,
  type GraphQLSchemaWithContext,
  type YogaInitialContext,
} from 'graphql-yoga';
import type { Shop, ShopContext } from '../context/context.ts';
import { createShopContext } from './create-context.ts';
import { useMagentoProtocol } from './magento-protocol.ts';
import { resolvers } from './resolvers.ts';
import { useTranslatedMessages } from './translate-messages.ts';

const BAD_REQUEST = 400;
const UNSUPPORTED_MEDIA_TYPE = 415;

type ResolverContext = YogaInitialContext & ShopContext;

const schemas = new Map<string, GraphQLSchemaWithContext<ResolverContext>>();

/** Returns the schema of type definitions. All shops of a process share it, because creating it takes a large part of the start time. */
function schemaOf(typeDefs: string): GraphQLSchemaWithContext<ResolverContext> {
  const schema =
    schemas.get(typeDefs) ??
    createSchema<ResolverContext>({ typeDefs, resolvers, inheritResolversFromInterfaces: true });
  schemas.set(typeDefs, schema);
  return schema;
}

/** Creates the GraphQL endpoint of a shop: a function that takes a request and returns its response. */
export function createEndpoint(
  shop: Shop,
  typeDefs: string,
  log: (line: string) => void,
): (request: Request) => Promise<Response> {
  const yoga = createYoga<object, ShopContext>({
    schema: schemaOf(typeDefs),
    graphqlEndpoint: '/graphql',
    context: ({ request }) => createShopContext(shop, request.headers),
    plugins: [useMagentoProtocol(), useTranslatedMessages()],
    maskedErrors: { errorMessage: 'Internal server error', isDev: false },
    graphiql: false,
    landingPage: false,
    multipart: false,
    logging: {
      debug() {},
      info() {},
      warn: (...parts) => log(parts.join(' ')),
      error: (error) => log(describe(error)),
    },
    fetchAPI: globalThis,
  });
  return async (request) => {
    if (request.method === 'POST' && !isJson(request))
      return refuse('Request content type must be application/json', UNSUPPORTED_MEDIA_TYPE);
    if (request.method === 'GET' && !hasValidVariables(request))
      return refuse('Unable to parse variables.', BAD_REQUEST);
    return yoga.fetch(request);
  };
}

function refuse(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '');
}

function hasValidVariables(request: Request): boolean {
  const variables = new URL(request.url).searchParams.get('variables');
  try {
    return variables === null || typeof JSON.parse(variables) === 'object';
  } catch {
    return false;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
